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

/** Starts one thread for each processor. They load their code while the caller goes on. */
export function startPageThreads(): PageThreads {
  const threads = Array.from({ length: availableParallelism() }, () => {
    const thread = new Worker(path.join(import.meta.dirname, 'page-thread.ts'));
    // A mistake in the content ends the build before a page is made.
    thread.unref();
    return thread;
  });
  return {
    async make(jobs, data, take) {
      const left = [...jobs];
      const work = async (thread: Worker) => {
        thread.ref();
        thread.postMessage(data);
        for (let job = left.shift(); job; job = left.shift()) {
          thread.postMessage(job);
          const [page] = (await once(thread, 'message')) as [MadePage];
          take(job, page);
        }
      };
      const count = Math.ceil(jobs.length / 2);
      try {
        await Promise.all(threads.slice(0, count).map(work));
      } finally {
        await Promise.all(threads.map((thread) => thread.terminate()));
      }
    },
  };
}
