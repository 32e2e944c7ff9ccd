import { availableParallelism } from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Locale } from '../i18n/locales.ts';
import type { SiteAssets } from '../site/context.tsx';
import type { PageKey } from '../site/routes.ts';
import type { UncompressedFile } from './uncompressed-file.ts';

/** A page in a language. */
export interface PageJob {
  key: PageKey;
  locale: Locale;
}

export interface MadePage {
  /** The day that it was made on, as YYYY-MM-DD. */
  madeOn: string;
  /** The page of that day, and one edition for each later day that changes it. */
  editions: UncompressedFile[];
  /** Its Markdown and its share picture. */
  derived: UncompressedFile[];
}

/** What a thread needs to make pages. */
export interface PageThreadData {
  /** The folder of the server's bundle. */
  server: string;
  assets: SiteAssets;
  today: string;
  makers: string;
  cacheFolder: string;
}

/** All that a thread is told: what to make, and which job nobody has taken yet. */
export interface PageThreadOrder extends PageThreadData {
  jobs: readonly PageJob[];
  /** Index of the next job, in memory that all threads share. */
  next: Int32Array;
}

/** What a thread answers for each job that it has taken. */
export interface PageThreadAnswer {
  /** Index of the job. */
  job: number;
  page: MadePage;
}

/** Worker threads that render pages. */
export interface PageThreads {
  /**
   * Lets threads make pages, and ends them. Each takes one job after the other by itself, so that none waits while
   * this thread is busy.
   *
   * @param data the same for all jobs
   * @param take called with each page as soon as it is made
   * @throws what the first thread that fails has thrown
   */
  make(
    jobs: readonly PageJob[],
    data: PageThreadData,
    take: (job: PageJob, page: MadePage) => void,
  ): Promise<void>;
}

/** Enough pages to be worth the start of one more thread. */
const pagesForThread = 40;

/** Starts a thread, which loads its code while the caller goes on. Further ones start when there is much to do. */
export function startPageThreads(): PageThreads {
  const start = () => new Worker(path.join(import.meta.dirname, 'page-thread.ts'));
  const first = start();
  // A mistake in the content ends the build before a page is made.
  first.unref();
  return {
    async make(jobs, data, take) {
      const count = Math.min(availableParallelism(), Math.ceil(jobs.length / pagesForThread));
      const threads = Array.from({ length: count }, (_, index) => (index === 0 ? first : start()));
      const next = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
      let made = 0;
      try {
        await new Promise<void>((resolve, reject) => {
          if (count === 0) resolve();
          for (const thread of threads) {
            thread.ref();
            thread.on('error', reject);
            thread.on('message', ({ job, page }: PageThreadAnswer) => {
              take(jobs[job] as PageJob, page);
              made += 1;
              if (made === jobs.length) resolve();
            });
            thread.postMessage({ ...data, jobs, next } satisfies PageThreadOrder);
          }
        });
      } finally {
        await Promise.all([first, ...threads].map((thread) => thread.terminate()));
      }
    },
  };
}
