import cluster, { type Address } from 'node:cluster';
import { EventEmitter } from 'node:events';
import { PassThrough } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createWorkerPool } from './worker-pool.ts';

const address: Address = { address: '127.0.0.1', port: 3000, addressType: 4 };

/** A worker that does what a test says. */
class FakeWorker extends EventEmitter {
  readonly orders: unknown[] = [];
  readonly signals: unknown[] = [];
  readonly process = Object.assign(new EventEmitter(), {
    stdout: new PassThrough(),
    kill: (signal: string) => this.signals.push(signal),
  });
  #hasEnded = false;

  send(order: unknown) {
    this.orders.push(order);
  }
  isConnected = () => !this.#hasEnded;
  isDead = () => this.#hasEnded;

  load() {
    this.emit('listening', address);
    this.emit('message', 'loaded');
  }
  end(code = 0, signal: string | null = null) {
    this.#hasEnded = true;
    this.emit('exit', code, signal);
    this.process.emit('close');
  }
}

let workers: FakeWorker[];
let notices: string[];
let errors: string[];
let lines: string[];

beforeEach(() => {
  [workers, notices, errors, lines] = [[], [], [], []];
  vi.spyOn(cluster, 'setupPrimary').mockImplementation(() => {});
  vi.spyOn(cluster, 'fork').mockImplementation(() => {
    const worker = new FakeWorker();
    workers.push(worker);
    return worker as never;
  });
  vi.spyOn(cluster, 'workers', 'get').mockImplementation(() => ({ ...workers }) as never);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function createPool() {
  return createWorkerPool({
    entry: 'server/node.js',
    count: 2,
    drainMs: 100,
    timeoutMs: 200,
    log: {
      notice: (message) => notices.push(message),
      error: ({ message, error }) => errors.push(`${message}: ${error}`),
    },
    write: (line) => lines.push(line),
  });
}

/** Until everything that has been set off is done. */
const settled = () => delay(5);

/** A pool whose two workers are there. */
async function startedPool() {
  const pool = createPool();
  const starting = pool.start();
  for (const number of [0, 1]) {
    workers[number]?.load();
    await settled();
  }
  await starting;
  return pool;
}

const ordersOf = (list: FakeWorker[]) => list.map(({ orders }) => orders);

test('the workers run the given file, the second once the first listens', async () => {
  const pool = createPool();
  expect(cluster.setupPrimary).toHaveBeenCalledWith(
    expect.objectContaining({ exec: 'server/node.js', args: [] }),
  );
  let isThere = false;
  const starting = pool.start().then((where) => {
    isThere = true;
    return where;
  });
  await settled();
  expect(workers).toHaveLength(1);
  workers[0]?.load();
  await settled();
  expect(workers).toHaveLength(2);
  workers[1]?.emit('message', 'something else');
  await settled();
  expect(isThere).toBe(false);
  workers[1]?.load();
  expect(await starting).toBe(address);
});

test('a worker that ends before it is ready ends the start', async () => {
  const starting = createPool().start();
  workers[0]?.end(3);
  await expect(starting).rejects.toThrow('A worker has ended (3) before it was ready.');
  expect(workers).toHaveLength(1);
});

test('what a worker writes is passed on line by line', async () => {
  await startedPool();
  workers[1]?.process.stdout.write('one\ntw');
  workers[1]?.process.stdout.write('o\n');
  await settled();
  expect(lines).toEqual(['one', 'two']);
});

test('a worker that has failed gets a successor, however often that fails', async () => {
  await startedPool();
  workers[0]?.end(0, 'SIGKILL');
  expect(notices).toEqual(['A worker has ended (SIGKILL). Another takes its place.']);
  workers[2]?.end(1);
  await settled();
  expect(errors).toEqual([
    'A worker cannot start: WorkerError: A worker has ended (1) before it was ready.',
  ]);
  expect(workers).toHaveLength(3);
  await expect.poll(() => workers.length, { timeout: 3000 }).toBe(4);
  workers[3]?.load();
  await settled();
  workers[3]?.end(7);
  expect(notices[1]).toBe('A worker has ended (7). Another takes its place.');
  expect(workers).toHaveLength(5);
});

test('each worker leaves once a new one has loaded its code', async () => {
  const pool = await startedPool();
  const replacing = pool.replace();
  await settled();
  expect(ordersOf(workers)).toEqual([[], [], []]);
  workers[2]?.load();
  await settled();
  expect(ordersOf(workers)).toEqual([['leave'], [], []]);
  workers[0]?.end();
  await settled();
  workers[3]?.load();
  await settled();
  expect(ordersOf(workers)).toEqual([['leave'], ['leave'], [], []]);
  workers[1]?.end();
  await replacing;
  expect(notices).toEqual(['All 2 workers have been replaced.']);
  expect(workers).toHaveLength(4);
});

test('the old workers stay where a new one cannot start', async () => {
  const pool = await startedPool();
  const replacing = pool.replace();
  await settled();
  workers[2]?.end(1);
  await replacing;
  expect(errors).toEqual([
    'The workers cannot be replaced; those that run go on: WorkerError: A worker has ended (1) before it was ready.',
  ]);
  expect(ordersOf(workers)).toEqual([[], [], []]);
  expect(notices).toEqual([]);
});

test('who asks again meanwhile has all workers replaced once more', async () => {
  const pool = await startedPool();
  const both = Promise.all([pool.replace(), settled().then(() => pool.replace())]);
  for (const number of [2, 3, 4, 5]) {
    await expect.poll(() => workers.length, { timeout: 1000 }).toBe(number + 1);
    workers[number]?.load();
    await settled();
    workers[number - 2]?.end();
    await settled();
  }
  await both;
  expect(notices).toHaveLength(2);
  expect(workers).toHaveLength(6);
});

test('workers are not replaced before all have started', async () => {
  const pool = createPool();
  pool.start();
  pool.replace();
  await settled();
  expect(workers).toHaveLength(1);
});

test('a stop is told to all and ends with the last of them', async () => {
  const pool = await startedPool();
  let hasStopped = false;
  const stopping = pool.stop().then(() => {
    hasStopped = true;
  });
  expect(ordersOf(workers)).toEqual([['stop'], ['stop']]);
  workers[0]?.end();
  await settled();
  expect(hasStopped).toBe(false);
  workers[1]?.end();
  await stopping;
  // Nobody takes the place of those that have stopped, and nobody is told.
  expect(workers).toHaveLength(2);
  expect(notices).toEqual([]);
  // Who has ended is told nothing more.
  await pool.stop();
  expect(ordersOf(workers)).toEqual([['stop'], ['stop']]);
});

test('a worker that does not end is ended five seconds after its time', async () => {
  const pool = await startedPool();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const stopping = pool.stop();
  workers[0]?.end();
  await vi.advanceTimersByTimeAsync(5299);
  expect(workers.map(({ signals }) => signals)).toEqual([[], []]);
  await vi.advanceTimersByTimeAsync(1);
  expect(workers.map(({ signals }) => signals)).toEqual([[], ['SIGKILL']]);
  workers[1]?.end(0, 'SIGKILL');
  await stopping;
});
