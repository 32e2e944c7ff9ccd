import { createHash } from 'node:crypto';
import { deserialize, serialize } from 'node:v8';
import { createInstance, type Resource } from 'i18next';
import { type Locale, locales } from '../i18n/locales.ts';
import { sharedSettings } from '../i18n/settings.ts';
import { pageRoutes } from '../site/routes.ts';
import { type BuildCache, buildCacheFolder } from './build-cache.ts';
import { hashFiles } from './built-from.ts';
import type { LegalCode } from './legal-code.ts';
import type { MadePage, PageJob, PagesData } from './page-jobs.ts';
import type { PageThreads } from './page-threads.ts';
import { root } from './project-root.ts';
import type { SiteCode } from './site-code.ts';
import type { SiteData } from './site-data.ts';
import { type CachedFile, cachedFile, type UncompressedFile } from './uncompressed-file.ts';

/** Releases of ICU format numbers and dates differently. */
const { icu, cldr, unicode } = process.versions;

/** A page whose files are in the build cache. */
export interface KeptPage extends Omit<MadePage, 'editions' | 'derived'> {
  editions: CachedFile[];
  derived: CachedFile[];
}

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
}): Promise<(PageJob & KeptPage)[]> {
  const { code, data, today, cache, threads, onProgress } = options;
  const madeBy = hashFiles(root, makers);
  const shared = [code.madeOf, madeBy, `${icu} ${cldr} ${unicode}`, hashOf(data.content)];
  const of = ({ key, locale }: PageJob) => [...shared, locale, key];
  const textOf = createTextLookup(data, code.legal);
  const madeOf = (job: PageJob, textsRead: readonly string[]) => [
    ...of(job),
    createHash('sha256').update(textsRead.map(textOf).join('\n')).digest('hex'),
  ];

  const jobs = pageRoutes.flatMap(([key]) => locales.map((locale) => ({ key, locale })));
  const isWhole = ({ editions, derived }: KeptPage) =>
    [...editions, ...derived].every(({ hash }) => cache.hasContent(hash));
  const pages = new Map(
    jobs.flatMap((job) => {
      // What a page reads depends on nothing but what it is made of, this included. So if all that it read the last
      // time is unchanged, it would read the same again.
      const textsRead = cache.recall(of(job), 'texts-read');
      const kept = textsRead && cache.recall(madeOf(job, JSON.parse(textsRead.toString())), 'page');
      const page: KeptPage | undefined = kept && deserialize(kept);
      return page && isSameOn(page, today) && isWhole(page) ? [[job, page]] : [];
    }),
  );
  const keepFile = (file: UncompressedFile) => {
    cache.keepContent(file.hash, file.body);
    return cachedFile(file);
  };
  const missing = jobs.filter((job) => !pages.has(job));
  const pagesData: PagesData = {
    server: options.server,
    assets: code.assets,
    today,
    makers: madeBy,
    cacheFolder: buildCacheFolder,
  };
  let done = 0;
  await threads.make(missing, pagesData, (job, made) => {
    const page: KeptPage = {
      ...made,
      editions: made.editions.map(keepFile),
      derived: made.derived.map(keepFile),
    };
    cache.keep(of(job), 'texts-read', Buffer.from(JSON.stringify(page.textsRead)));
    cache.keep(madeOf(job, page.textsRead), 'page', serialize(page));
    pages.set(job, page);
    done += 1;
    onProgress(done, missing.length);
  });
  return jobs.map((job) => ({ ...job, ...(pages.get(job) as KeptPage) }));
}

/**
 * Makes the function that finds a text by the name that a page noted, in the way in which the page found it.
 *
 * @returns gives the text with its name, as JSON
 */
function createTextLookup(data: SiteData, legal: LegalCode): (name: string) => string {
  const texts = createInstance();
  texts.init({ ...sharedSettings, resources: data.texts as Resource, initAsync: false });
  const find = (name: string) => {
    const [locale = '', file = ''] = name.split('/');
    if (file) return legal[locale as Locale][file];
    const [language = '', namespace = '', ...key] = name.split('.');
    return texts.getResource(language, namespace, key.join('.'));
  };
  const found = new Map<string, string>();
  return (name) => {
    const text = found.get(name) ?? JSON.stringify([name, find(name)]);
    found.set(name, text);
    return text;
  };
}

/**
 * Whether a cached page is still valid on a later day. Pages change only on days for which they have an
 * edition.
 *
 * @param day as YYYY-MM-DD
 */
export function isSameOn(
  { madeOn, editions }: { madeOn: string; editions: readonly { validFrom?: string }[] },
  day: string,
): boolean {
  return madeOn <= day && editions.every(({ validFrom }) => !validFrom || validFrom > day);
}

function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex');
}
