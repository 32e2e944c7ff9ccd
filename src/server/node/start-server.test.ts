import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '../create-app.ts';
import { createTestServices } from '../testing/test-services.ts';
import { explainStartFailure } from './explain-start-failure.ts';
import { createRequestListener } from './request-listener.ts';
import { type RunningServer, startServer } from './start-server.ts';

const services = createTestServices();
const listener = createRequestListener(createApp(services), services);
const options = { port: 0, host: '127.0.0.1', headersTimeoutMs: 300 };
let server: RunningServer;
let port: number;

beforeAll(async () => {
  server = await startServer(listener, options);
  port = Number(new URL(server.url).port);
});
afterAll(() => server.stop(0));

/** Sends bytes as they are and returns everything that comes back until the server hangs up. */
function exchange(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let received = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    socket.on('data', (chunk) => {
      received += chunk;
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(received));
  });
}

const get = (target: string, ...headers: string[]) =>
  [`GET ${target} HTTP/1.1`, ...headers, 'Connection: close', '', ''].join('\r\n');

test.each([
  ['two hosts', get('/plans', 'Host: a.example', 'host: b.example'), 400],
  ['no host', get('/plans'), 400],
  ['an absolute target', get('http://a.example/plans', 'Host: a.example'), 200],
  ['an asterisk', get('*', 'Host: a.example'), 400],
  ['a backslash', get('/\\evil.example/', 'Host: a.example'), 400],
  ['broken percent-encoding', get('/%c0%af%', 'Host: a.example'), 404],
  ['a header of 20 kB', get('/plans', 'Host: a.example', `X-Long: ${'a'.repeat(20_000)}`), 431],
  ['no HTTP at all', 'hello\r\n\r\n', 400],
  ['a method that HTTP does not know', 'BREW /plans HTTP/1.1\r\nHost: a.example\r\n\r\n', 400],
  ['TRACE', 'TRACE /plans HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', 405],
])('%s gets its status', async (_name, text, status) => {
  expect((await exchange(text)).slice(0, 13)).toBe(`HTTP/1.1 ${status} `);
});

test('headers that do not come to an end are cut off in time', async () => {
  expect(await exchange('GET /plans HTTP/1.1\r\nHost: a.example\r\nX-Slow: ')).toContain(' 408 ');
});

test('a port in use is told in a sentence', async () => {
  const failure = await startServer(listener, { ...options, port }).catch((error) => error);
  expect(explainStartFailure(failure, { port, host: undefined })).toBe(
    `Port ${port} is in use. Stop the other program, or set PORT to another number.`,
  );
});
