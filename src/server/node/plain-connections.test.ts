import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestServices } from '../testing/test-services.ts';
import { answerOnNode } from './answer-on-node.ts';
import { createAnswers } from './answers.ts';
import { type RunningServer, startServer } from './start-server.ts';

let isReady = true;
const services = { ...createTestServices(), isReady: () => isReady };
const answers = createAnswers(answerOnNode(services), services);
let readByNode = 0;
const counted: typeof answers = {
  ...answers,
  listener: (request, response) => {
    readByNode += 1;
    return answers.listener(request, response);
  },
};
let server: RunningServer;
let client: Socket;
let received = '';

beforeAll(async () => {
  server = await startServer(
    counted,
    { port: 0, host: '127.0.0.1', headersTimeoutMs: 300 },
    services.log,
  );
});
afterAll(() => server.stop({ drainMs: 0, timeoutMs: 0 }));
beforeEach(async () => {
  [isReady, readByNode, received] = [true, 0, ''];
  client = connect(Number(new URL(server.url).port), '127.0.0.1');
  client.on('data', (bytes) => {
    received += bytes.toString('latin1');
  });
  await once(client, 'connect');
  return () => client.destroy();
});

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: a.example\r\n\r\n`;
const form = 'lng=de&return=/plans';
const post = `POST /language HTTP/1.1\r\nHost: a.example\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: ${form.length}\r\n\r\n${form}`;
const statuses = () => [...received.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => status);

test('what is prepared is answered ahead of node:http, again and again', async () => {
  for (const number of [1, 2, 3]) {
    client.write(get('/plans'));
    await expect.poll(() => statuses()).toHaveLength(number);
  }
  expect(readByNode).toBe(0);
});

test.each([
  ['a form', [post], '303'],
  ['a form in pieces', [post.slice(0, 30), post.slice(30, -5), post.slice(-5)], '303'],
  ['a request in pieces', [get('/plans').slice(0, 10), get('/plans').slice(10)], '200'],
  ['a page that is not there', [get('/no-such-page')], '404'],
  ['a request that is none', ['hello\r\n\r\n'], '400'],
])('%s on the same connection is node:http’s', async (_what, pieces, status) => {
  client.write(get('/plans'));
  await expect.poll(() => statuses()).toEqual(['200']);
  for (const piece of pieces) {
    client.write(piece);
    await delay(20);
  }
  await expect.poll(() => statuses()).toEqual(['200', status]);
  if (status === '400') return;
  client.write(get('/plans'));
  await expect.poll(() => statuses()).toEqual(['200', status, '200']);
  expect(readByNode).toBe(2);
});

test('requests that come together are answered in order, and none twice', async () => {
  client.write(get('/plans') + get('/no-such-page') + post + get('/plans'));
  await expect.poll(() => statuses()).toEqual(['200', '404', '303', '200']);
  expect(readByNode).toBe(4);
});

test('who has not read an answer gets the next ones whole, and after it', async () => {
  client.pause();
  const asked = 400;
  for (let number = 0; number < asked; number += 1) {
    client.write(get('/plans'));
    if (number % 50 === 0) await delay(5);
  }
  client.resume();
  await expect.poll(() => statuses().length).toBe(asked);
  const [, length] = /content-length: (\d+)/.exec(received) ?? [];
  expect(received.length).toBeGreaterThan(asked * Number(length));
});

test('who connects and says nothing is told in the end that it is late', async () => {
  await once(client, 'close');
  expect(statuses()).toEqual(['408']);
});

test('who asks a process that is stopping is told to ask another one', async () => {
  client.write(get('/plans'));
  await expect.poll(() => statuses()).toEqual(['200']);
  isReady = false;
  client.write(get('/plans'));
  await once(client, 'close');
  expect(statuses()).toEqual(['200', '200']);
  expect(received.toLowerCase().split('connection: close')).toHaveLength(2);
});

test('a client that goes in the middle breaks nothing', async () => {
  client.write(get('/plans'));
  client.resetAndDestroy();
  await delay(20);
  expect(services.failures).toEqual([]);
});
