import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Locale } from '../i18n/locales.ts';
import type { SiteAssets } from '../site/context.tsx';
import type { PageKey } from '../site/routes.ts';
import { openBuildCache } from './build-cache.ts';
import { derivePage } from './derive-page.ts';
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
  /** The names of all texts that it was made of, as `noteTextsRead` gives them. */
  textsRead: string[];
  /** Its Markdown and its share picture. */
  derived: UncompressedFile[];
}

/** What is needed to make pages. */
export interface PagesData {
  /** The folder of the server's bundle. */
  server: string;
  assets: SiteAssets;
  today: string;
  makers: string;
  cacheFolder: string;
}

/** All that a thread is told: what to make, and which job nobody has taken yet. */
export interface PageOrder extends PagesData {
  jobs: readonly PageJob[];
  /** Index of the next job, in memory that all threads share. */
  next: Int32Array;
}

/** What comes of a job. */
export interface PageAnswer {
  /** Index of the job. */
  job: number;
  page: MadePage;
}

/**
 * Makes pages with their derived files until no job is left. Several threads may take jobs of the same order.
 *
 * @param answer called with each page as soon as it is made
 * @throws when a page lacks a text, a value, a claim or a link target
 */
export async function takeJobs(
  { server, assets, today, makers, cacheFolder, jobs, next }: PageOrder,
  answer: (made: PageAnswer) => void,
): Promise<void> {
  const { createPagePreparer } = (await import(
    pathToFileURL(path.join(server, 'prepare-pages.js')).href
  )) as typeof import('./prepare-pages.ts');
  const prepare = createPagePreparer(assets, today);
  const cache = openBuildCache(cacheFolder);
  const take = () => Atomics.add(next, 0, 1);
  for (let job = take(); job < jobs.length; job = take()) {
    const { key, locale } = jobs[job] as (typeof jobs)[number];
    const { editions, textsRead } = await prepare(key, locale);
    const derived = await derivePage(editions, makers, cache);
    answer({ job, page: { madeOn: today, editions, textsRead, derived } });
  }
}
