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
import { createLocationDatabase } from './location-database.ts';
import { pack } from './pack.ts';

/** What is loaded as soon as the process listens. */
export type FirstServices = Pick<
  AppServices,
  'buildId' | 'clock' | 'config' | 'isPricedByLocation' | 'isReady' | 'log' | 'site'
>;

/**
 * Builds the application that answers everything that is not prepared.
 *
 * @param folder of the build
 * @returns rejects when a part of the code cannot be loaded
 */
export async function createApplication(
  folder: string,
  services: FirstServices,
): Promise<RequestListener> {
  await loadAhead();
  const assets = JSON.parse(readFileSync(join(folder, 'server/assets.json'), 'utf8'));
  return answerOnNode({
    ...services,
    render: createRenderer(assets),
    jsonAnswers,
    location: createLocationDatabase(join(folder, 'server/location.mmdb')),
    extensions: extensionsOf(services),
    links: siteContent.links,
    pricedPlaces: content.countries.countries.map(({ code }) => code),
    pack,
    nextTurn: () => new Promise((resolve) => setImmediate(resolve)),
  });
}

/**
 * Loads the modules that the first request for them would load otherwise: by then a newer build may
 * have replaced this one.
 */
async function loadAhead(): Promise<void> {
  const livePages = pageRoutes.filter(([, route]) => route.liveParameters || hasPrices(route));
  await Promise.all(livePages.map(([key]) => pageModules[key]()));
  await loadJsonAnswers();
}

function extensionsOf({ config, clock, log }: FirstServices): ExtensionSource {
  if (!config.mediaWikiApiUrl) return shippedExtensions;
  const source = createMediaWikiExtensions({
    apiUrl: config.mediaWikiApiUrl,
    fallback: shippedExtensions,
    clock,
    log,
  });
  source.refresh();
  return source;
}
