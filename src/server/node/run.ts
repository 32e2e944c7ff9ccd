import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { priceDisplay } from '../../content/price-display.ts';
import { type Config, readConfig } from '../config.ts';
import { createLog } from '../create-log.ts';
import { jsonAnswers } from '../json-answers.ts';
import { createDatedSite } from '../prepared/dated-site.ts';
import type { FirstServices } from './application.ts';
import type { BuildRecord } from './build-record.ts';
import { loadPreparedFiles } from './load-prepared-site.ts';
import { createLogOutput } from './log-output.ts';
import type { createMetrics, Metrics } from './metrics/create-metrics.ts';
import type { HostKind } from './metrics/request-counts.ts';
import { withNewerFiles } from './newer-files.ts';
import { answerPreparedFirst } from './prepared-first.ts';
import { startServer } from './start-server.ts';
import { stopOnSignals } from './stop-on-signals.ts';
import { systemdSocket } from './systemd-socket.ts';
import { watchSite } from './watch-site.ts';

/** V8 collects the old generation when it has grown by 60 %; its default allows fourfold growth. */
const tidyMemory = '--heap-growing-percent=60';
/** Limits the optimising compilers, whose memory V8 does not return. */
const modestCompiler = ['--no-maglev', '--max-inlined-bytecode-size-cumulative=300'];
/** Keeps V8 from growing the young generation, by default to up to 134 MB. */
const steadyMemory = '--semi-space-growth-factor=1';

/** The application is loaded after this time or with the first request that needs it. */
const quietMs = 100;

/**
 * Serves a build until the process is told to stop. Prepared pages are answered before the application is
 * loaded, so a crashed process is back almost at once.
 *
 * @param folder of the build
 * @param options.record the build's record
 * @param options.onFailure called when the application cannot be loaded
 * @throws when the process cannot start; see `explainStartFailure`
 */
export async function run(
  folder: string,
  { record, onFailure }: { record: BuildRecord; onFailure: (error: unknown) => void },
): Promise<void> {
  const config = readConfig(process.env);
  for (const flag of [tidyMemory, ...modestCompiler]) setFlagsFromString(flag);
  const output = createLogOutput(process.stdout, console.error);
  const clock = { now: () => new Date(), monotonicMs: () => performance.now() };
  const log = createLog({ level: config.log, clock, write: output.write });
  const buildId = record.id;
  const files = loadPreparedFiles(join(folder, 'site'));
  const ownSite = createDatedSite(files, { jsonAnswers }, clock);
  const site = withNewerFiles(ownSite, { folder, buildId, clock });
  let watch: ReturnType<typeof watchSite> | undefined;
  const isIntact = () => {
    watch ??= watchSite(files, record, log);
    return watch();
  };
  let isStopping = false;
  const services: FirstServices = {
    buildId,
    clock,
    config,
    isPricedByLocation: priceDisplay === 'byLocation',
    isReady: () => !isStopping,
    health: async () => {
      if (isStopping) return 'stopping';
      return (await isIntact()) ? 'ok' : 'damaged';
    },
    log,
    site,
  };
  const metrics = config.metrics && (await startMetrics(config.metrics, { site, buildId }));
  const watched = (host: HostKind) => ({ ...services, log: metrics?.watchLog(log, host) ?? log });

  let application: Promise<RequestListener> | undefined;
  const load = () => {
    application ??= loadApplication(folder, watched('application'), metrics);
    return application;
  };
  const answer: RequestListener = (request, response) => {
    load().then((answerByApp) => answerByApp(request, response), onFailure);
  };

  const first = watched('prepared');
  const socket = systemdSocket(process.env, process.pid);
  const listener = answerPreparedFirst(answer, first);
  const server = await startServer(listener, { ...config, socket }, first.log);
  const { drainMs, stopTimeoutMs: timeoutMs } = config;
  stopOnSignals(async () => {
    isStopping = true;
    await server.stop({ drainMs, timeoutMs, isSocketKept: socket !== undefined });
    output.flush();
  });
  output.write(`WikiGarth is ready on ${server.url}`);
  setTimeout(async () => {
    await load().catch(onFailure);
    isIntact();
  }, quietMs);
}

/** Loads the metrics' code, which takes time and memory, and opens their port. */
async function startMetrics(
  port: NonNullable<Config['metrics']>,
  what: Parameters<typeof createMetrics>[0],
): Promise<Metrics> {
  const { createMetrics } = await import('./metrics/create-metrics.ts');
  const metrics = createMetrics(what);
  const { serveMetrics } = await import('./metrics/serve-metrics.ts');
  await serveMetrics(port, metrics.text);
  return metrics;
}

async function loadApplication(
  folder: string,
  services: FirstServices,
  metrics: Metrics | undefined,
): Promise<RequestListener> {
  const { createApplication } = await import('./application.ts');
  const answer = await createApplication(folder, services, metrics);
  setFlagsFromString(steadyMemory);
  return answer;
}
