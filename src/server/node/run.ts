import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { site as siteContent } from '../../content/site.ts';
import { createRenderer } from '../../site/render.tsx';
import { type Config, readConfig } from '../config.ts';
import { createApp } from '../create-app.ts';
import { createLog } from '../create-log.ts';
import { createMediaWikiExtensions } from '../extensions/mediawiki-extensions.ts';
import { shippedExtensions } from '../extensions/shipped-extensions.ts';
import { jsonAnswers } from '../json-answers.ts';
import { createDatedSite } from '../prepared/dated-site.ts';
import type { AppServices, ExtensionSource } from '../services.ts';
import { gzip } from './gzip.ts';
import { loadPreparedFiles } from './load-prepared-site.ts';
import { createLocationDatabase } from './location-database.ts';
import { createLogOutput } from './log-output.ts';
import { createRequestListener } from './request-listener.ts';
import { startServer } from './start-server.ts';
import { stopOnSignals } from './stop-on-signals.ts';

/**
 * Serves a build until the process is told to stop.
 *
 * @param folder of the build
 * @throws what keeps the process from starting
 */
export async function run(folder: string, buildId: string): Promise<void> {
  const config = readConfig(process.env);
  const output = createLogOutput(process.stdout, console.error);
  const clock = { now: () => new Date(), monotonicMs: () => performance.now() };
  const log = createLog({ level: config.log, clock, write: output.write });
  const assets = JSON.parse(readFileSync(join(folder, 'server/assets.json'), 'utf8'));
  let isReady = true;
  const services: AppServices = {
    config,
    buildId,
    site: createDatedSite(loadPreparedFiles(join(folder, 'site')), { jsonAnswers }, clock),
    render: createRenderer(assets),
    jsonAnswers,
    location: createLocationDatabase(join(folder, 'server/location.mmdb')),
    extensions: extensionsOf(config, { clock, log }),
    links: siteContent.links,
    gzip,
    clock,
    nextTurn: () => new Promise((resolve) => setImmediate(resolve)),
    log,
    isReady: () => isReady,
  };
  const listener = createRequestListener(createApp(services), services);
  const server = await startServer(listener, config, log);
  stopOnSignals(server, {
    drainMs: config.drainMs,
    timeoutMs: config.stopTimeoutMs,
    onStopping: () => {
      isReady = false;
    },
    onStopped: output.flush,
  });
  output.write(`WikiGarth is ready on ${server.url}`);
}

function extensionsOf(
  { mediaWikiApiUrl }: Config,
  services: Pick<AppServices, 'clock' | 'log'>,
): ExtensionSource {
  if (!mediaWikiApiUrl) return shippedExtensions;
  const source = createMediaWikiExtensions({
    apiUrl: mediaWikiApiUrl,
    fallback: shippedExtensions,
    ...services,
  });
  source.refresh();
  return source;
}
