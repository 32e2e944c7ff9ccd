import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { dayOf } from '../domain/tax-rate.ts';
import { fallbackLocale, locales } from '../i18n/locales.ts';
import { type BuildCache, buildCacheFolder, openBuildCache } from './build-cache.ts';
import { gatherBundledFiles, gatherOpenFiles } from './gather-files.ts';
import { keepOldChunks } from './keep-old-chunks.ts';
import { makePages } from './make-pages.ts';
import { createPageThreads, type PageThreads } from './page-threads.ts';
import { createProgress } from './progress.ts';
import { root } from './project-root.ts';
import { writeSiteCode } from './site-code.ts';
import { readSiteData, type SiteData } from './site-data.ts';
import { knownPageDays, markdownHashes, writtenPageDays } from './sitemap/page-days.ts';
import { sitemap } from './sitemap/sitemap.ts';
import { type CachedFile, type UncompressedFile, uncompressedFile } from './uncompressed-file.ts';
import { writeWorker } from './worker/write-worker.ts';
import { writeBuildRecord } from './write-build-record.ts';
import { writePackage } from './write-package.ts';
import { type CompressionLevel, writeSite } from './write-site.ts';

/**
 * Builds the server and every prepared answer of the site. Unchanged results come from the build cache; the
 * output is the same with or without it, byte for byte.
 *
 * @param folder absolute; the bundles and `site/` are put into it
 * @param options.level how hard to compress
 * @param options.today the day of the build, as YYYY-MM-DD
 * @param options.threads if one is prepared already
 * @param options.data if it has been read already
 * @returns a summary in sentences
 * @throws when content/ has mistakes, or a page lacks a text, a value, a claim or a link target
 */
export async function makeBuild(
  folder: string,
  {
    level = 'quick',
    today = dayOf(new Date()),
    threads = createPageThreads(),
    cache = openBuildCache(buildCacheFolder),
    data: given,
  }: {
    level?: CompressionLevel;
    today?: string;
    threads?: PageThreads;
    cache?: BuildCache;
    data?: SiteData;
  } = {},
): Promise<string> {
  const data = given ?? (await readSiteData());
  const startedAt = performance.now();
  const { step } = createProgress(
    path.join(buildCacheFolder, '..', 'build-times.json'),
    console.log,
  );

  const code = await step('Code', () => writeSiteCode(folder, data, cache));
  const server = path.join(folder, 'server');
  const made = await step('Pages', (onProgress) =>
    makePages({ server, code, data, today, cache, threads, onProgress }),
  );
  const english = made
    .filter(({ locale }) => locale === fallbackLocale)
    .map(({ key, editions: [page] }) => ({ key, html: page && cache.readContent(page.hash) }));
  const { prepareFiles } = (await import(
    pathToFileURL(path.join(server, 'prepare-pages.js')).href
  )) as typeof import('./prepare-pages.ts');
  const derived = made.flatMap((page) => page.derived);
  const hashes = markdownHashes(derived);
  const days = knownPageDays(hashes, writtenPageDays());
  const drafts: (UncompressedFile | CachedFile)[] = [
    ...prepareFiles(today, english),
    ...made.flatMap(({ editions }) => editions),
    ...derived,
    uncompressedFile('/sitemap.xml', sitemap(data.content.site.siteUrl, days)),
    ...(await gatherBundledFiles({ client: path.join(folder, 'client'), server })),
    ...(await gatherOpenFiles(data.content.testimonials)),
  ];

  const site = path.join(folder, 'site');
  const written = await step('Compression', () => writeSite(site, drafts, cache, level));
  await keepOldChunks(path.join(root, 'dist/site'), site);
  await writePackage(folder);
  const id = await writeBuildRecord(folder, { ...code.written, ...written });
  const { assets } = code;
  writeWorker(path.join(folder, 'worker'), { id, assets, site, name: 'wikigarth-site' });
  cache.tidy();

  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  const files = drafts.filter(({ locale }) => !locale);
  const changed = hashes.size - Object.keys(days).length;
  const packed = { quick: 'compressed quickly', release: 'compressed as small as can be' };
  return [
    `Built ${made.length / locales.length} pages in ${locales.length} languages and ${files.length} files in ${seconds} s, ${packed[level]}.`,
    ...(changed > 0
      ? [
          `${changed} pages have changed since their days were written down, so the sitemap says no day for them; npm run days writes down today.`,
        ]
      : []),
  ].join('\n');
}
