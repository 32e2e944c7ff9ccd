import { copyFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { dayOf } from '../domain/tax-rate.ts';
import { locales } from '../i18n/locales.ts';
import { openBuildCache } from './build-cache.ts';
import { bundle, root } from './bundle.ts';
import { derivedFiles } from './derived-files.ts';
import type { Draft } from './draft.ts';
import { gatherBundledFiles, gatherOpenFiles } from './gather-files.ts';
import { keepFiles } from './keep-files.ts';
import { createTailor } from './tailor-styles.ts';
import { bundleWorker } from './worker/bundle-worker.ts';
import { writeWorker } from './worker/write-worker.ts';
import { writeBuildRecord } from './write-build-record.ts';
import { writePackage } from './write-package.ts';
import { writeSite } from './write-site.ts';

const locationDatabase = createRequire(import.meta.url).resolve(
  '@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb',
);

/** Goes with the packages that did the work. */
const cacheFolder = path.join(root, 'node_modules/.cache/build');

/**
 * Makes the server, and every address of the site ready to be answered from memory.
 *
 * @param folder absolute; the bundles and `site/` are put into it
 * @returns how much was made, in sentences
 * @throws when a page lacks a text, a value, a claim or a link target
 */
export async function makeBuild(folder: string): Promise<string> {
  const startedAt = performance.now();
  const folders = { client: path.join(folder, 'client'), server: path.join(folder, 'server') };
  const assets = await bundle(folders);
  const worker = path.join(folder, 'worker');
  const workerBundled = bundleWorker(path.join(worker, 'code'));
  await writeFile(path.join(folders.server, 'assets.json'), JSON.stringify(assets));
  // The server is one folder that needs no other package beside it.
  await copyFile(locationDatabase, path.join(folders.server, 'location.mmdb'));
  const { preparePages } = await import(
    pathToFileURL(path.join(folders.server, 'prepare-pages.js')).href
  );
  const bundled = await gatherBundledFiles(folders);
  const tailor = createTailor(
    bundled
      .filter(({ path }) => path.endsWith('.js'))
      .map(({ path, body }) => ({ path, text: new TextDecoder().decode(body) })),
  );
  const today = dayOf(new Date());
  const pages: Draft[] = await preparePages(assets, today, tailor);
  const cache = await openBuildCache(cacheFolder);
  const derived = await derivedFiles(pages, cache);
  const drafts: Draft[] = [...pages, ...derived.files, ...bundled, ...(await gatherOpenFiles())];
  const site = path.join(folder, 'site');
  await writeSite(site, drafts, cache);
  await cache.forgetOthers();
  await keepFiles(path.join(root, 'dist/site'), site);
  await writePackage(folder);
  const id = await writeBuildRecord(folder);
  await workerBundled;
  await writeWorker(worker, { id, assets, site, name: 'wikigarth-site' });

  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  const todays = pages.filter(({ locale, validFrom }) => locale && !validFrom);
  const files = drafts.filter(({ locale }) => !locale);
  return [
    `Built ${todays.length / locales.length} pages in ${locales.length} languages and ${files.length} files in ${seconds} s.`,
    ...derived.notes,
  ].join('\n');
}
