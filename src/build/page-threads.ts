import { once } from 'node:events';
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

/** Worker threads that render pages. */
export interface PageThreads {
  /**
   * Gives each job to a thread that is free, and ends the threads.
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
      const left = [...jobs];
      const count = Math.min(availableParallelism(), Math.ceil(jobs.length / pagesForThread));
      const threads = Array.from({ length: count }, (_, index) => (index === 0 ? first : start()));
      const work = async (thread: Worker) => {
        thread.ref();
        thread.postMessage(data);
        for (let job = left.shift(); job; job = left.shift()) {
          thread.postMessage(job);
          const [page] = (await once(thread, 'message')) as [MadePage];
          take(job, page);
        }
      };
      try {
        await Promise.all(threads.map(work));
      } finally {
        await Promise.all([first, ...threads].map((thread) => thread.terminate()));
      }
    },
  };
}
