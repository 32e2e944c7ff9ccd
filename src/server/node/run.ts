import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { isPricedByLocation } from '../../content/price-display.ts';
import { type Config, readConfig } from '../config.ts';
import { createLog } from '../create-log.ts';
import { jsonAnswers } from '../json-answers.ts';
import { createDatedSite } from '../prepared/dated-site.ts';
import { createAnswers } from './answers.ts';
import type { FirstServices } from './application.ts';
import type { BuildRecord } from './build-record.ts';
import { loadPreparedFiles } from './load-prepared-site.ts';
import { createLogOutput } from './log-output.ts';
import type { createMetrics, Metrics } from './metrics/create-metrics.ts';
import type { HostKind } from './metrics/request-counts.ts';
import { withNewerFiles } from './newer-files.ts';
import { startServer } from './start-server.ts';
import { stopOnSignals } from './stop-on-signals.ts';
import { watchSite } from './watch-site.ts';
import { loaded, type Order } from './workers/orders.ts';

/** V8 tidies its old generation when it has grown by three fifths; it would let it grow fourfold. */
const tidyMemory = '--heap-growing-percent=60';
/** Code is optimised once, and less of it at a time: what that takes is not given back. */
const modestCompiler = ['--no-maglev', '--max-inlined-bytecode-size-cumulative=300'];
/** The young generation stays as large as it has become: V8 would let it grow to 134 MB. */
const steadyMemory = '--semi-space-growth-factor=1';

/** All workers stop at the same signal, the last of them some moments after the first. */
const workersStopMs = 300;

/** After this time, or with the first request that needs it, the rest of the code is loaded. */
const quietMs = 100;

/**
 * Serves a build until the process is told to stop. Prepared pages are ready first, so a process
 * that has failed is back almost at once.
 *
 * @param folder of the build
 * @param options.record what belongs to the build
 * @param options.onFailure called when the rest cannot be loaded
 * @throws what keeps the process from starting
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
  let order: Order | undefined;
  const services: FirstServices = {
    buildId,
    clock,
    config,
    isPricedByLocation,
    isReady: () => order === undefined,
    health: async () => {
      if (order === 'stop') return 'stopping';
      return (await isIntact()) ? 'ok' : 'damaged';
    },
    log,
    site,
  };
  const metrics = config.metrics && (await startMetrics(config, { site, buildId }));
  const watched = (host: HostKind) => ({ ...services, log: metrics?.watchLog(log, host) ?? log });

  let application: Promise<RequestListener> | undefined;
  const load = () => {
    application ??= loadApplication(folder, watched('application'), metrics);
    return application;
  };
  const answer: RequestListener = (request, response) => {
    load().then((answerByApp) => answerByApp(request, response), onFailure);
  };

  const isWorker = config.workers !== undefined;
  if (isWorker) {
    const { default: cluster } = await import('node:cluster');
    // What cannot be told to the primary process: there is none any more, and without it a worker ends.
    cluster.worker?.on('error', () => process.exit(0));
  }
  const first = watched('fast-path');
  const server = await startServer(createAnswers(answer, first), config, first.log);
  const stop = async (given: Order) => {
    order = given;
    // Who has been replaced need not be noticed: the next connection goes to another worker anyway.
    const drainMs = given === 'stop' ? config.drainMs : 0;
    const othersMs = isWorker && given === 'stop' ? workersStopMs : 0;
    await server.stop({ drainMs, timeoutMs: config.stopTimeoutMs, othersMs });
    output.flush();
  };
  if (isWorker) {
    const { obeyPrimary } = await import('./workers/obey-primary.ts');
    obeyPrimary({ stop, measured: metrics?.measured });
  } else {
    stopOnSignals(() => stop('stop'));
    output.write(`WikiGarth is ready on ${server.url}`);
  }
  setTimeout(async () => {
    await load().catch(onFailure);
    isIntact();
    if (isWorker) process.send?.(loaded);
  }, quietMs);
}

/** Loads what measures, which takes time and memory, and opens its port; workers have none. */
async function startMetrics(
  { metrics: port, workers }: Config,
  what: Parameters<typeof createMetrics>[0],
): Promise<Metrics> {
  const { createMetrics } = await import('./metrics/create-metrics.ts');
  const metrics = createMetrics(what);
  if (port && workers === undefined) {
    const { serveMetrics } = await import('./metrics/serve-metrics.ts');
    await serveMetrics(port, metrics.text);
  }
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
