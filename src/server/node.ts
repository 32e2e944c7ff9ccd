import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { site as siteContent } from '../content/site.ts';
import { createRenderer } from '../site/render.tsx';
import { type Config, readConfig } from './config.ts';
import { createApp } from './create-app.ts';
import { createLog } from './create-log.ts';
import { createMediaWikiExtensions } from './extensions/mediawiki-extensions.ts';
import { shippedExtensions } from './extensions/shipped-extensions.ts';
import { securityHeaders } from './http/security-headers.ts';
import { jsonAnswers } from './json-answers.ts';
import { bufferedOutput } from './node/buffered-output.ts';
import { explainStartFailure } from './node/explain-start-failure.ts';
import { gzip } from './node/gzip.ts';
import { loadPreparedFiles } from './node/load-prepared-site.ts';
import { createLocationDatabase } from './node/location-database.ts';
import { createRequestListener } from './node/request-listener.ts';
import { startServer } from './node/start-server.ts';
import { stopOnSignals } from './node/stop-on-signals.ts';
import { createDatedSite } from './prepared/dated-site.ts';
import type { AppServices, ExtensionSource } from './services.ts';

let config: Config | undefined;
try {
  config = readConfig(process.env);
  await run(config);
} catch (error) {
  const explanation = explainStartFailure(error, config);
  console.error(explanation ?? error);
  process.exit(1);
}

async function run(config: Config): Promise<void> {
  const built = fileURLToPath(new URL('..', import.meta.url));
  const [files, assets] = await Promise.all([
    loadPreparedFiles(`${built}/site`),
    readFile(`${built}/server/assets.json`, 'utf8').then(JSON.parse),
  ]);
  const output = bufferedOutput(process.stdout);
  const clock = { now: () => new Date(), monotonicMs: () => performance.now() };
  const log = createLog({ level: config.log, clock, write: output.write });
  let isReady = true;
  const services: AppServices = {
    config,
    site: createDatedSite(
      files,
      { jsonAnswers, baseHeaders: securityHeaders(config.hstsSeconds) },
      clock,
    ),
    render: createRenderer(assets),
    jsonAnswers,
    location: createLocationDatabase(`${built}/server/location.mmdb`),
    extensions: extensionsOf(config, { clock, log }),
    links: siteContent.links,
    gzip,
    clock,
    nextTurn: () => new Promise((resolve) => setImmediate(resolve)),
    log,
    isReady: () => isReady,
  };
  const server = await startServer(createRequestListener(createApp(services), services), config);
  stopOnSignals(server, {
    timeoutMs: config.stopTimeoutMs,
    onStopping: () => {
      isReady = false;
    },
    onStopped: output.flush,
  });
  console.log(`WikiGarth is ready on ${server.url}`);
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
