import type { Hono } from 'hono';
import { content } from '../../content/content.ts';
import { priceDisplay } from '../../content/price-display.ts';
import { site as siteContent } from '../../content/site.ts';
import { createRenderer } from '../../site/render.tsx';
import type { AppEnv } from '../app-env.ts';
import { readConfig } from '../config.ts';
import { createApp } from '../create-app.ts';
import { createLog } from '../create-log.ts';
import { createMediaWikiExtensions } from '../extensions/mediawiki-extensions.ts';
import { shippedExtensions } from '../extensions/shipped-extensions.ts';
import { jsonAnswers } from '../json-answers.ts';
import { createDatedSite } from '../prepared/dated-site.ts';
import { compress } from './compress.ts';
import { storedFiles } from './stored-files.ts';
import type { WorkerBuild, WorkerEnv } from './worker-build.ts';

/** The edge is the only proxy in front, and the only source of the place. */
const settingsOfEdge = {
  TRUSTED_PROXIES: '1',
  COUNTRY_HEADER: 'cf-ipcountry',
  REGION_HEADER: 'cf-region-code',
};

/**
 * Builds the application for an edge, with the services that its runtime offers.
 *
 * @returns the application, and a function that resolves when no background work is left
 * @throws {ConfigError} when a setting is invalid
 */
export function createApplication(
  { id, assets, files }: WorkerBuild,
  { ASSETS, ...settings }: WorkerEnv,
): { app: Hono<AppEnv>; settled: () => Promise<void> } {
  const given = Object.entries(settings).filter(
    (setting): setting is [string, string] => typeof setting[1] === 'string' && setting[1] !== '',
  );
  const config = readConfig({ ...settingsOfEdge, ...Object.fromEntries(given) });
  const clock = { now: () => new Date(), monotonicMs: () => performance.now() };
  const log = createLog({ level: config.log, clock, write: (line) => console.log(line) });
  const wiki =
    config.mediaWikiApiUrl === undefined
      ? undefined
      : createMediaWikiExtensions({
          apiUrl: config.mediaWikiApiUrl,
          fallback: shippedExtensions,
          clock,
          log,
        });
  const app = createApp({
    config,
    buildId: id,
    site: createDatedSite(storedFiles(files, ASSETS), { jsonAnswers }, clock),
    render: createRenderer(assets),
    jsonAnswers,
    // The edge provides the place, so there is no database.
    location: { countryOf: async () => undefined },
    extensions: wiki ?? shippedExtensions,
    links: siteContent.links,
    siteUrl: siteContent.siteUrl,
    pricedPlaces: content.countries.countries.map(({ code }) => code),
    isPricedByLocation: priceDisplay === 'byLocation',
    isTimed: siteContent.fieldTimings,
    compress,
    clock,
    log,
    isReady: () => true,
    health: async () => 'ok',
  });
  return { app, settled: async () => wiki?.settled() };
}
