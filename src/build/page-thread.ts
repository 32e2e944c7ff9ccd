// A worker thread of the build: renders one page after the other, with its derived files.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import { openBuildCache } from './build-cache.ts';
import { derivePage } from './derive-page.ts';
import type { MadePage, PageJob, PageThreadData } from './make-pages.ts';

const { server, assets, today, makers, cacheFolder } = workerData as PageThreadData;
const { createPagePreparer } = (await import(
  pathToFileURL(path.join(server, 'prepare-pages.js')).href
)) as typeof import('./prepare-pages.ts');
const prepare = createPagePreparer(assets, today);
const cache = openBuildCache(cacheFolder);

parentPort?.on('message', async ({ key, locale }: PageJob) => {
  const editions = await prepare(key, locale);
  const derived = await derivePage(editions, makers, cache);
  parentPort?.postMessage({ madeOn: today, editions, derived } satisfies MadePage);
});
