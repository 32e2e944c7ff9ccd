import cluster, { type Address, type Worker } from 'node:cluster';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import type { Log } from '../../services.ts';
import { loaded, type Order } from './orders.ts';

export interface WorkerPool {
  /**
   * Starts the workers; rejects when one of them ends before it is ready, having said why.
   *
   * @returns where they listen
   */
  start(): Promise<Address>;
  /**
   * Replaces each worker by one that runs what lies in the folder now, one after the other. Where a
   * new one cannot start, the old ones stay. Asked before all have started, it waits for them; asked
   * again meanwhile, it begins again at the end.
   */
  replace(): Promise<void>;
  /** Stops all workers; resolves when the last one has ended. */
  stop(): Promise<void>;
}

/** A worker that has ended before it could do anything; it has said why. */
class WorkerError extends Error {
  override name = 'WorkerError';
}

/** Between two attempts to replace a worker that has failed. */
const pauseMs = 1000;
/** What a worker may take to end beyond the time that it gives itself. */
const patienceMs = 5000;

/**
 * Keeps a number of workers going. Node's cluster listens for all of them and hands each connection
 * to the next one, so that none is lost while a worker comes or goes.
 *
 * @param options.entry the file that a worker runs
 * @param options.drainMs what a worker is given to finish when the site stops
 * @param options.timeoutMs and after that, or when it is replaced
 * @param options.write takes each line that a worker writes
 */
export function createWorkerPool({
  entry,
  count,
  drainMs,
  timeoutMs,
  log,
  write,
}: {
  entry: string;
  count: number;
  drainMs: number;
  timeoutMs: number;
  log: Pick<Log, 'error' | 'notice'>;
  write: (line: string) => void;
}): WorkerPool {
  cluster.setupPrimary({ exec: entry, args: [], stdio: ['ignore', 'pipe', 'inherit', 'ipc'] });
  /** Those that are to stay. */
  const staying = new Set<Worker>();
  let started: Promise<unknown> = Promise.resolve();
  let isStopping = false;
  let replacing: Promise<void> | undefined;
  let isAskedAgain = false;

  function fork(): Worker {
    const worker = cluster.fork();
    const { stdout } = worker.process;
    if (stdout) createInterface({ input: stdout }).on('line', write);
    return worker;
  }

  /** Takes a worker in when it has loaded all its code; rejects when it ends before that. */
  async function takeIn(worker: Worker): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      worker.on('message', (message) => message === loaded && resolve());
      worker.once('exit', (code, signal) => {
        // On a stop, workers that are just starting end, too.
        if (isStopping) return;
        reject(new WorkerError(`A worker has ended (${signal ?? code}) before it was ready.`));
      });
    });
    staying.add(worker);
    worker.once('exit', (code, signal) => {
      if (!staying.delete(worker) || isStopping) return;
      log.notice(`A worker has ended (${signal ?? code}). Another takes its place.`);
      startAnother();
    });
  }

  async function startAnother(): Promise<void> {
    while (!isStopping) {
      try {
        await takeIn(fork());
        return;
      } catch (error) {
        log.error({ requestId: null, message: 'A worker cannot start', error });
        await delay(pauseMs);
      }
    }
  }

  async function end(worker: Worker, order: Order, longestMs: number): Promise<void> {
    if (worker.isDead()) return;
    const closed = once(worker.process, 'close');
    if (worker.isConnected()) worker.send(order);
    const cut = setTimeout(() => worker.process.kill('SIGKILL'), longestMs + patienceMs);
    await closed;
    clearTimeout(cut);
  }

  async function replaceAll(): Promise<void> {
    for (const worker of [...staying]) {
      try {
        await takeIn(fork());
      } catch (error) {
        const message = 'The workers cannot be replaced; those that run go on';
        log.error({ requestId: null, message, error });
        return;
      }
      staying.delete(worker);
      await end(worker, 'leave', timeoutMs);
      if (isStopping) return;
    }
    log.notice(`All ${count} workers have been replaced.`);
  }

  async function startAll(): Promise<Address> {
    const first = fork();
    const ready = takeIn(first);
    // Mistakes in the configuration or a port in use are told by one worker.
    const [address] = await Promise.race([
      once(first, 'listening') as Promise<[Address]>,
      ready.then(() => [] as never),
    ]);
    await Promise.all([ready, ...Array.from({ length: count - 1 }, () => takeIn(fork()))]);
    return address;
  }

  return {
    start() {
      const address = startAll();
      started = address.catch(() => {});
      return address;
    },
    async replace() {
      isAskedAgain = true;
      replacing ??= (async () => {
        await started;
        while (isAskedAgain && !isStopping) {
          isAskedAgain = false;
          await replaceAll();
        }
        replacing = undefined;
      })();
      await replacing;
    },
    async stop() {
      isStopping = true;
      const all = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
      await Promise.all(all.map((worker) => end(worker, 'stop', drainMs + timeoutMs)));
    },
  };
}
