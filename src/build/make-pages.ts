import { createHash } from 'node:crypto';
import { deserialize, serialize } from 'node:v8';
import { type Locale, locales } from '../i18n/locales.ts';
import { pageRoutes } from '../site/routes.ts';
import { type BuildCache, buildCacheFolder } from './build-cache.ts';
import { hashFiles } from './built-from.ts';
import type { MadePage, PageJob, PagesData } from './page-jobs.ts';
import type { PageThreads } from './page-threads.ts';
import { root } from './project-root.ts';
import type { SiteCode } from './site-code.ts';
import type { SiteData } from './site-data.ts';

/** Releases of ICU format numbers and dates differently. */
const { icu, cldr, unicode } = process.versions;

/** The code that derives files from pages; a change invalidates all of them. */
const makers = [
  'src/build/{markdown,share-picture}/*',
  'src/build/{uncompressed-file,derive-page,page-tree}.ts',
  'src/domain/**/*',
  'src/i18n/locales.ts',
  'src/site/{addresses,routes}.ts',
  'src/site/design/young-serif.woff2',
  'src/site/garden/drawings/*',
  'src/site/layout/bar-colours.ts',
  'public/favicon.svg',
  'package-lock.json',
];

/**
 * Renders every page in every language and its derived files. Pages with unchanged code, content and texts
 * come from the cache; threads, one per processor, make the others.
 *
 * @param options.onProgress told after each page that had to be made
 * @returns in the order of the route table
 * @throws when a page lacks a text, a value, a claim or a link target
 */
export async function makePages(options: {
  server: string;
  code: SiteCode;
  data: SiteData;
  today: string;
  cache: BuildCache;
  threads: PageThreads;
  onProgress: (done: number, all: number) => void;
}): Promise<(PageJob & MadePage)[]> {
  const { code, data, today, cache, threads, onProgress } = options;
  const shared = [code.madeOf, `${icu} ${cldr} ${unicode}`, hashOf(data.content)];
  const madeOf = ({ key, locale }: PageJob) => [...shared, hashes[locale], locale, key];
  const hashes = Object.fromEntries(
    locales.map((locale) => [locale, hashOf([data.texts[locale], code.legal[locale]])]),
  ) as Record<Locale, string>;

  const jobs = pageRoutes.flatMap(([key]) => locales.map((locale) => ({ key, locale })));
  const made = new Map(
    jobs.flatMap((job) => {
      const kept = cache.recall(madeOf(job), 'page');
      const page: MadePage | undefined = kept && deserialize(kept);
      return page && isSameOn(page, today) ? [[job, page]] : [];
    }),
  );
  const missing = jobs.filter((job) => !made.has(job));
  const pagesData: PagesData = {
    server: options.server,
    assets: code.assets,
    today,
    makers: hashFiles(root, makers),
    cacheFolder: buildCacheFolder,
  };
  let done = 0;
  await threads.make(missing, pagesData, (job, page) => {
    cache.keep(madeOf(job), 'page', serialize(page));
    made.set(job, page);
    done += 1;
    onProgress(done, missing.length);
  });
  return jobs.map((job) => ({ ...job, ...(made.get(job) as MadePage) }));
}

/**
 * Whether a cached page is still valid on a later day. Pages change only on days for which they have an
 * edition.
 *
 * @param day as YYYY-MM-DD
 */
export function isSameOn({ madeOn, editions }: MadePage, day: string): boolean {
  return madeOn <= day && editions.every(({ validFrom }) => !validFrom || validFrom > day);
}

function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex');
}
