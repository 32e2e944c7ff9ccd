import { availableParallelism } from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { MadePage, PageAnswer, PageJob, PageOrder, PagesData } from './page-jobs.ts';

/** Worker threads that render pages. */
export interface PageThreads {
  /** Starts a thread, which loads its code while the caller goes on. */
  prepare(): void;
  /**
   * Makes pages in threads, and ends these. Very few and very many pages are made in the caller's thread, too. Each takes
   * one job after the other by itself, so that none waits while the caller is busy.
   *
   * @param data the same for all jobs
   * @param take called with each page
   * @throws what the first thread that fails has thrown
   */
  make(
    jobs: readonly PageJob[],
    data: PagesData,
    take: (job: PageJob, page: MadePage) => void,
  ): Promise<void>;
  /** Ends all threads at once, whatever they do. */
  stop(): Promise<void>;
}

/** To make so many pages takes less time than to start a thread. */
const pagesForNoThread = 8;
/** Enough pages to be worth that one more thread loads the code of the pages. */
const pagesForThread = 40;

export function createPageThreads(): PageThreads {
  const started = new Set<Worker>();
  const start = () => {
    const thread = new Worker(path.join(import.meta.dirname, 'page-thread.ts'));
    started.add(thread);
    return thread;
  };
  const stop = async () => {
    await Promise.all([...started].map((thread) => thread.terminate()));
  };
  let prepared: Worker | undefined;
  return {
    stop,
    prepare() {
      prepared = start();
      // A mistake in the content ends the build before a page is made.
      prepared.unref();
    },
    async make(jobs, data, take) {
      const isFew = jobs.length <= pagesForNoThread && !prepared;
      const count = Math.min(availableParallelism(), Math.ceil(jobs.length / pagesForThread));
      const isHelping = isFew || count > 1;
      const threads = prepared ? [prepared] : [];
      while (!isFew && threads.length < (isHelping ? count - 1 : 1)) threads.push(start());
      const next = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
      const order: PageOrder = { ...data, jobs, next };
      let left = jobs.length;
      try {
        await new Promise<void>((resolve, reject) => {
          if (left === 0) return resolve();
          const answer = ({ job, page }: PageAnswer) => {
            take(jobs[job] as PageJob, page);
            left -= 1;
            if (left === 0) resolve();
          };
          const fail = (error: unknown) => {
            Atomics.store(next, 0, jobs.length);
            reject(error);
          };
          for (const thread of threads) {
            thread.ref();
            thread.on('error', fail);
            thread.on('message', answer);
            thread.postMessage(order);
          }
          // Its code is slow to load.
          if (isHelping)
            import('./page-jobs.ts').then(({ takeJobs }) => takeJobs(order, answer)).catch(fail);
        });
      } finally {
        await stop();
      }
    },
  };
}
