// A thread of the build: makes one page after the other, each with what is made of it.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import type { Locale } from '../i18n/locales.ts';
import { openBuildCache } from './build-cache.ts';
import { derivePage } from './derive-page.ts';
import type { MadePage, PageJob, PageThreadData } from './make-pages.ts';
import type { ListedPage } from './page-tree.ts';
import { createTailor } from './tailor-styles.ts';

const { server, assets, scripts, today, makers, cacheFolder } = workerData as PageThreadData;
const { createPagePreparer } = (await import(
  pathToFileURL(path.join(server, 'prepare-pages.js')).href
)) as typeof import('./prepare-pages.ts');
const prepare = createPagePreparer(assets, today, createTailor(scripts));
const cache = openBuildCache(cacheFolder);
const landings = new Map<Locale, Promise<ListedPage>>();

parentPort?.on('message', async ({ key, locale }: PageJob) => {
  const editions = await prepare(key, locale);
  const derived = await derivePage(editions, () => landingIn(locale), makers, cache);
  parentPort?.postMessage({ editions, derived } satisfies MadePage);
});

/** The landing page as it is today. */
function landingIn(locale: Locale): Promise<ListedPage> {
  const landing =
    landings.get(locale) ?? prepare('landing', locale).then(([page]) => page as ListedPage);
  landings.set(locale, landing);
  return landing;
}
