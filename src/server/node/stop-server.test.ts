import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { isFullMatrix } from '../../testing/test-matrix.ts';
import { createTestServices } from '../testing/test-services.ts';
import { answerOnNode } from './answer-on-node.ts';
import { answerPreparedFirst } from './prepared-first.ts';
import { startServer } from './start-server.ts';

const services = createTestServices();
const answers = answerPreparedFirst(answerOnNode(services), services);
const options = { port: 0, host: '127.0.0.1' };
const question = 'GET /plans HTTP/1.1\r\nHost: a.example\r\nConnection: close\r\n\r\n';

test('a client that does not read its answer is disconnected, and does not delay a stop', async () => {
  // More than the socket buffers hold.
  const big: RequestListener = (_request, response) => response.end(Buffer.alloc(50_000_000));
  const impatient = await startServer(big, { ...options, stallTimeoutMs: 200 }, services.log);
  const stalled = connect(Number(new URL(impatient.url).port), '127.0.0.1');
  stalled.write(question);
  await once(stalled, 'readable');
  await impatient.stop({ drainMs: 0, timeoutMs: 600_000 });
  stalled.destroy();
});

/** A busy machine may suspend a process for longer than any of its timeouts. */
test.each(isFullMatrix ? [0, 40, 600, 1200] : [0, 40, 600])(
  'who asks a server that stops and is held up for %i ms is answered when nobody can connect to it any more',
  async (heldUpMs) => {
    const stopping = await startServer(answers, options, services.log);
    const address = { port: Number(new URL(stopping.url).port), host: '127.0.0.1' };
    const clients = await Promise.all(
      Array.from({ length: 5 }, async () => {
        const client = connect(address);
        await once(client, 'connect');
        return client;
      }),
    );
    const stopped = stopping.stop({ drainMs: 0, timeoutMs: 5000 });
    const late = connect(address);
    for (const endMs = performance.now() + heldUpMs; performance.now() < endMs; );
    const ends = await Promise.all(
      [...clients, late].map(async (client) => {
        client.write(question);
        const [answer] = await once(client, 'data');
        const next = connect(address);
        const isRefused = once(next, 'error').then(([error]) => error.code);
        const isConnected = once(next, 'connect').then(() => 'connected');
        return [String(answer).slice(9, 12), await Promise.race([isRefused, isConnected])];
      }),
    );
    expect(ends).toEqual(Array(6).fill(['200', 'ECONNREFUSED']));
    await stopped;
  },
);
