import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestServices } from '../testing/test-services.ts';
import { answerOnNode } from './answer-on-node.ts';
import { answerPreparedFirst } from './prepared-first.ts';
import { type RunningServer, startServer } from './start-server.ts';

/** Events in order. */
const events: string[] = [];
const services = createTestServices();
services.render = async ({ query }) => {
  events.push(`page ${query.get('wikiid')}`);
  return { kind: 'page', status: 200, html: '', headers: {} };
};
services.log.request = ({ path, status }) => events.push(`${path} ${status}`);
const answers = answerPreparedFirst(answerOnNode(services), services);
let server: RunningServer;

beforeAll(async () => {
  server = await startServer(answers, { port: 0, host: '127.0.0.1' }, services.log);
});
afterAll(() => server.stop({ drainMs: 0, timeoutMs: 0 }));

/** Pipelines requests, and resolves with all statuses when the server closes the connection. */
function pipeline(paths: string[]): Promise<string[]> {
  const asked = paths.map((path, index) => {
    const isLast = index === paths.length - 1;
    return `GET ${path} HTTP/1.1\r\nHost: a\r\n${isLast ? 'Connection: close\r\n' : ''}\r\n`;
  });
  return new Promise((resolve) => {
    let received = '';
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
    socket.on('data', (chunk) => {
      received += chunk;
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve(received.match(/(?<=HTTP\/1\.1 )\d+/g) ?? []));
    socket.write(asked.join(''));
  });
}

test('a connection gets its answers one after the other', async () => {
  events.length = 0;
  const paths = Array.from({ length: 20 }, (_, index) => `/login?wikiid=${index}`);
  expect(await pipeline(paths)).toEqual(paths.map(() => '200'));
  expect(events).toEqual(paths.flatMap((_, index) => [`page ${index}`, '/login 200']));
});

test('a client that pipelines hundreds of requests does not delay others', async () => {
  events.length = 0;
  const paths = Array.from({ length: 800 }, (_, index) => `/login?wikiid=f${index}`);
  const flood = pipeline(paths);
  const others = ['/location', '/plans', '/login?wikiid=other'];
  expect(await pipeline(others)).toEqual(others.map(() => '200'));
  const before = events.slice(0, events.indexOf('page other'));
  expect(before.filter((event) => event.startsWith('page f')).length).toBeLessThan(22);
  expect(await flood).toEqual(paths.map(() => '200'));
});

test('what is prepared may be asked for ahead as often as one likes', async () => {
  const paths = Array.from({ length: 500 }, () => '/plans');
  expect(await pipeline(paths)).toEqual(paths.map(() => '200'));
});
