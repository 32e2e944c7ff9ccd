import cluster from 'node:cluster';
import { EventEmitter } from 'node:events';
import { Counter, Gauge, Registry } from 'prom-client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isMeasured, isOrder } from './orders.ts';
import { createWorkerMetrics } from './worker-metrics.ts';

/** A worker that has answered some requests and has some connections open. */
class MeasuredWorker extends EventEmitter {
  readonly #registry = new Registry();
  readonly #requests = new Counter({
    name: 'requests_total',
    help: 'Answered',
    registers: [this.#registry],
  });
  readonly #open = new Gauge({ name: 'open', help: 'Open', registers: [this.#registry] });
  isBusy = false;
  isConnected = () => true;

  answer(requests: number) {
    this.#requests.inc(requests);
    this.#open.set(requests);
  }
  async tell() {
    // As it comes from another process.
    const message = structuredClone({ measured: await this.#registry.getMetricsAsJSON() });
    cluster.emit('message', this as never, message, undefined);
    this.emit('message', message);
  }
  send(order: unknown) {
    this.emit('message', 'loaded');
    if (order === 'measure' && !this.isBusy) this.tell();
  }
}

let workers: MeasuredWorker[];
beforeEach(() => {
  workers = [new MeasuredWorker(), new MeasuredWorker()];
  vi.spyOn(cluster, 'workers', 'get').mockImplementation(() => ({ ...workers }) as never);
});
afterEach(() => {
  vi.restoreAllMocks();
  cluster.removeAllListeners('message');
  cluster.removeAllListeners('exit');
});

test('what all workers have measured is added up', async () => {
  const metrics = createWorkerMetrics();
  workers[0]?.answer(3);
  workers[1]?.answer(4);
  expect(await metrics()).toContain('requests_total 7');
  workers[0]?.answer(1);
  expect(await metrics()).toContain('requests_total 8');
  expect(workers[0]?.listenerCount('message')).toBe(0);
});

test('what a worker has counted still counts when it has ended, but nothing of it is open', async () => {
  const metrics = createWorkerMetrics();
  workers[0]?.answer(3);
  workers[1]?.answer(4);
  await metrics();
  const [first] = workers.splice(0, 1);
  cluster.emit('exit', first as never, 0, '');
  const text = await metrics();
  expect(text).toContain('requests_total 7');
  expect(text).toMatch(/^open 4$/m);
  // It counts once, however often one asks.
  expect(await metrics()).toContain('requests_total 7');
});

test('a worker that is too busy counts with what it said the last time', async () => {
  const metrics = createWorkerMetrics();
  for (const worker of workers) worker.answer(2);
  await metrics();
  const [first, second] = workers;
  if (first) first.isBusy = true;
  first?.answer(5);
  second?.answer(1);
  expect(await metrics()).toContain('requests_total 5');
});

test('an order is one of two words, and measures come in an object', () => {
  expect(['stop', 'leave', 'measure', 'loaded', null].filter(isOrder)).toEqual(['stop', 'leave']);
  expect([{ measured: [] }, {}, null, 'measured'].map(isMeasured)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
