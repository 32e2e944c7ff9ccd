// A worker thread of the build. Its first message says what all pages have in common; after each further one
// it renders a page with its derived files.
import { on } from 'node:events';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type MessagePort, parentPort } from 'node:worker_threads';
import { openBuildCache } from './build-cache.ts';
import { derivePage } from './derive-page.ts';
import type { MadePage, PageJob, PageThreadData } from './page-threads.ts';

const port = parentPort as MessagePort;
const messages = on(port, 'message');

const { server, assets, today, makers, cacheFolder } = await next<PageThreadData>();
const { createPagePreparer } = (await import(
  pathToFileURL(path.join(server, 'prepare-pages.js')).href
)) as typeof import('./prepare-pages.ts');
const prepare = createPagePreparer(assets, today);
const cache = openBuildCache(cacheFolder);

for (;;) {
  const { key, locale } = await next<PageJob>();
  const editions = await prepare(key, locale);
  const derived = await derivePage(editions, makers, cache);
  port.postMessage({ madeOn: today, editions, derived } satisfies MadePage);
}

async function next<Message>(): Promise<Message> {
  return (await messages.next()).value?.[0];
}
