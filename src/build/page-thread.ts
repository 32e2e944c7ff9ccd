// A worker thread of the build. It gets one message, which says what pages there are to make, and answers with each
// page that it has made, with its derived files.
import { once } from 'node:events';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type MessagePort, parentPort } from 'node:worker_threads';
import { openBuildCache } from './build-cache.ts';
import { derivePage } from './derive-page.ts';
import type { PageThreadAnswer, PageThreadOrder } from './page-threads.ts';

const port = parentPort as MessagePort;
const [order] = (await once(port, 'message')) as [PageThreadOrder];
const { server, assets, today, makers, cacheFolder, jobs, next } = order;
const { createPagePreparer } = (await import(
  pathToFileURL(path.join(server, 'prepare-pages.js')).href
)) as typeof import('./prepare-pages.ts');
const prepare = createPagePreparer(assets, today);
const cache = openBuildCache(cacheFolder);

const takeJob = () => Atomics.add(next, 0, 1);
for (let job = takeJob(); job < jobs.length; job = takeJob()) {
  const { key, locale } = jobs[job] as (typeof jobs)[number];
  const editions = await prepare(key, locale);
  const derived = await derivePage(editions, makers, cache);
  const page = { madeOn: today, editions, derived };
  port.postMessage({ job, page } satisfies PageThreadAnswer);
}
