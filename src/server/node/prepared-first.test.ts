import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { loggedPathLength } from '../http/logged-path.ts';
import { createTestServices } from '../testing/test-services.ts';
import { answerOnNode } from './answer-on-node.ts';
import { answerPreparedFirst } from './prepared-first.ts';

/** Sends request lines to a server with this listener; returns the answer and the log. */
async function ask(...lines: string[]) {
  const services = createTestServices({ TRUSTED_PROXIES: '1', HSTS_SECONDS: '60' });
  const listener = answerPreparedFirst(answerOnNode(services), services);
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(`${[...lines, 'Connection: close'].join('\r\n')}\r\n\r\n`);
  const answer = await text(socket);
  server.close();
  return { answer, records: services.requests };
}

test('the log has the path without its query, the bytes and the language', async () => {
  const { answer, records } = await ask('GET /de/plans HTTP/1.1', 'Host: a');
  const [, body = ''] = answer.split('\r\n\r\n');
  expect(records).toEqual([
    expect.objectContaining({
      path: '/de/plans',
      status: 200,
      locale: 'de',
      bytes: Buffer.byteLength(body),
      durationMs: 1,
    }),
  ]);
});

test('the log keeps of what cannot be a path its beginning, without the query', async () => {
  const { records } = await ask('GET /a\\b?token=secret HTTP/1.1', 'Host: a');
  expect(records).toMatchObject([{ path: '/a\\b', status: 400, bytes: 0, locale: null }]);
  const long = `/a\\${'x'.repeat(2 * loggedPathLength)}`;
  const { records: longOnes } = await ask(`GET ${long} HTTP/1.1`, 'Host: a');
  expect(longOnes[0]?.path).toBe(long.slice(0, loggedPathLength));
});

test('TLS is promised unless the proxy says that the visitor came without', async () => {
  const promise = 'strict-transport-security: max-age=60';
  const question = ['GET /de/plans HTTP/1.1', 'Host: a'];
  expect((await ask(...question)).answer).toContain(promise);
  const plain = await ask(...question, 'X-Forwarded-Proto: http');
  expect(plain.answer).not.toContain('strict-transport-security');
});

test.each([
  ['GET https://a.example/de/plans HTTP/1.1', 200],
  ['GET x:https://a.example/ HTTP/1.1', 400],
  ['GET /plans?x=\\ HTTP/1.1', 200],
  ['GET /pl\\ans HTTP/1.1', 400],
])('%s is answered by %i', async (line, status) => {
  const { answer } = await ask(line, 'Host: a.example', 'Acce: text/html');
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
});
