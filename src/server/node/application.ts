import { readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { content } from '../../content/content.ts';
import { site as siteContent } from '../../content/site.ts';
import { pageModules } from '../../site/pages.ts';
import { createRenderer } from '../../site/render.tsx';
import { hasPrices, pageRoutes } from '../../site/routes.ts';
import { createMediaWikiExtensions } from '../extensions/mediawiki-extensions.ts';
import { shippedExtensions } from '../extensions/shipped-extensions.ts';
import { jsonAnswers, loadJsonAnswers } from '../json-answers.ts';
import type { AppServices, ExtensionSource } from '../services.ts';
import { answerOnNode } from './answer-on-node.ts';
import { compress } from './compress.ts';
import { createLocationDatabase } from './location-database.ts';
import type { Metrics } from './metrics/create-metrics.ts';

/** The services that exist as soon as the process listens. */
export type FirstServices = Pick<
  AppServices,
  'buildId' | 'clock' | 'config' | 'health' | 'isPricedByLocation' | 'isReady' | 'log' | 'site'
>;

/**
 * Creates the application, which answers everything that is not prepared.
 *
 * @param folder of the build
 * @param metrics undefined without metrics
 * @returns rejects when a part of the code cannot be loaded
 */
export async function createApplication(
  folder: string,
  services: FirstServices,
  metrics: Pick<Metrics, 'watchRender' | 'onWikiAsked'> | undefined,
): Promise<RequestListener> {
  await loadAhead();
  const assets = JSON.parse(readFileSync(join(folder, 'server/assets.json'), 'utf8'));
  const render = createRenderer(assets);
  return answerOnNode({
    ...services,
    render: metrics ? metrics.watchRender(render) : render,
    jsonAnswers,
    location: createLocationDatabase(join(folder, 'server/location.mmdb')),
    extensions: extensionsOf(services, metrics?.onWikiAsked),
    links: siteContent.links,
    siteUrl: siteContent.siteUrl,
    isTimed: siteContent.fieldTimings,
    pricedPlaces: content.countries.countries.map(({ code }) => code),
    compress,
    nextTurn,
  });
}

/**
 * Loads the lazy modules one by one, with turns of the event loop in between. Later a newer build may have
 * replaced their files.
 */
async function loadAhead(): Promise<void> {
  const livePages = pageRoutes.filter(([, route]) => route.liveParameters || hasPrices(route));
  for (const [key] of livePages) {
    await pageModules[key]();
    await nextTurn();
  }
  await loadJsonAnswers();
}

/** Resolves after one turn of the event loop. */
function nextTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

function extensionsOf(
  { config, clock, log }: FirstServices,
  onAsked: Metrics['onWikiAsked'] | undefined,
): ExtensionSource {
  if (!config.mediaWikiApiUrl) return shippedExtensions;
  const source = createMediaWikiExtensions({
    apiUrl: config.mediaWikiApiUrl,
    fallback: shippedExtensions,
    clock,
    log,
    ...(onAsked && { onAsked }),
  });
  source.refresh();
  return source;
}
