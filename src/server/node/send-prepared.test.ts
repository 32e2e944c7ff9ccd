import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request } from 'node:http';
import {
  type AddressInfo,
  connect,
  createServer as createSocketServer,
  type Server,
} from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { AnswerInMemory } from '../prepared/answer-prepared.ts';
import { sendPrepared, writePrepared } from './send-prepared.ts';

/** Every byte there is, so that an encoding in between would show. */
const bodyOf = (length: number) => Uint8Array.from({ length }, (_, index) => index % 256);
const answerOf = (
  status: number,
  body: AnswerInMemory['body'],
  headers: readonly string[] = [],
) => ({
  status,
  headers: ['content-type', 'text/plain', 'content-length', String(body?.byteLength), ...headers],
  body,
  locale: undefined,
});
/** Made anew for each test: what has been composed is kept by the list of headers. */
const newAnswers = (): Record<string, AnswerInMemory> => ({
  '/': answerOf(200, bodyOf(1024)),
  '/long': answerOf(200, bodyOf(100_000)),
  '/gone': answerOf(404, bodyOf(1024)),
  '/same': { status: 304, headers: ['etag', '"a"'], body: null, locale: undefined },
  '/split': answerOf(200, bodyOf(1024), ['x-name', 'a\r\nset-cookie: b']),
});
let answers = newAnswers();
beforeEach(() => {
  answers = newAnswers();
});
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
const keepAliveTimeoutMs = 65_000;
/** As long as the ids that we make. */
const idOf = (number: string) => number.repeat(36);
const sent = (number: string) => ({ requestId: idOf(number), hsts: 'max-age=1' });

const byNode = createServer((asked, response) => {
  const answer = answers[asked.url ?? ''];
  if (answer) sendPrepared(response, answer, sent(String(asked.headers['x-number'])));
});
byNode.keepAliveTimeout = keepAliveTimeoutMs;
let refused = '';
const byOurselves = createSocketServer((socket) => {
  let waiting = '';
  socket.on('data', (bytes) => {
    const requests = (waiting + bytes).split('\r\n\r\n');
    waiting = requests.pop() ?? '';
    for (const request of requests) {
      const [, path = ''] = /^GET (\S+)/.exec(request) ?? [];
      const [, number = ''] = /x-number: (\d)/i.exec(request) ?? [];
      const answer = answers[path];
      try {
        if (answer) writePrepared(socket, answer, { ...sent(number), keepAliveTimeoutMs });
      } catch (error) {
        refused = (error as NodeJS.ErrnoException).code ?? '';
        socket.destroy();
      }
    }
  });
});
const servers = [byNode, byOurselves];

beforeAll(() =>
  Promise.all(servers.map((server) => once(server.listen(0, '127.0.0.1'), 'listening'))),
);
afterAll(() => {
  agent.destroy();
  for (const server of servers) server.close();
});

async function ask(server: Server, path: string, number: string) {
  const { port } = server.address() as AddressInfo;
  const options = { host: '127.0.0.1', port, path, agent, headers: { 'x-number': number } };
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request(options, resolve).on('error', reject).end();
  });
  const clientPort = response.socket.localPort;
  return { response, clientPort, received: Buffer.concat(await response.toArray()) };
}

test.each(['/', '/long', '/gone', '/same'])(
  'what is written for %s is what node:http would send',
  async (path) => {
    const theirs = await ask(byNode, path, '1');
    const ours = await ask(byOurselves, path, '1');
    expect(ours.received).toEqual(Buffer.from(answers[path]?.body ?? ''));
    expect(ours.received).toEqual(theirs.received);
    expect(ours.response.statusCode).toBe(theirs.response.statusCode);
    expect(ours.response.statusMessage).toBe(theirs.response.statusMessage);
    expect({ ...ours.response.headers, date: '' }).toEqual({
      ...theirs.response.headers,
      date: '',
    });
  },
);

test('one connection serves again and again, each answer with its own headers', async () => {
  const ports = new Set<number | undefined>();
  for (const number of ['1', '2', '3']) {
    const { response, clientPort, received } = await ask(byOurselves, '/', number);
    ports.add(clientPort);
    expect(response.headers['x-request-id']).toBe(idOf(number));
    expect(Date.parse(response.headers.date ?? '')).toBeGreaterThan(Date.now() - 2000);
    expect(received).toHaveLength(1024);
  }
  expect(ports.size).toBe(1);
});

test('what the client has not taken yet is not written over', async () => {
  const { port } = byOurselves.address() as AddressInfo;
  const slow = connect(port, '127.0.0.1').pause();
  const chunks: Buffer[] = [];
  slow.on('data', (chunk: Buffer) => chunks.push(chunk)).pause();
  const asked = 300;
  for (let number = 0; number < asked; number += 1) {
    slow.write(`GET /long HTTP/1.1\r\nx-number: ${number % 10}\r\n\r\n`);
  }
  await ask(byOurselves, '/', '7');
  slow.resume();
  const sentBy = () =>
    Buffer.concat(chunks)
      .toString('latin1')
      .matchAll(/x-request-id: (\d+)/g);
  await expect.poll(() => [...sentBy()].length).toBe(asked);
  const expected = Array.from({ length: asked }, (_, number) => idOf(String(number % 10)));
  expect([...sentBy()].map(([, id]) => id)).toEqual(expected);
  slow.destroy();
});

test('a header that would split the answer is refused', async () => {
  await expect(ask(byOurselves, '/split', '1')).rejects.toThrow();
  expect(refused).toBe('ERR_INVALID_CHAR');
});
