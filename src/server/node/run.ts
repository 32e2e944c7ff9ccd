import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { isPricedByLocation } from '../../content/price-display.ts';
import { readConfig } from '../config.ts';
import { createLog } from '../create-log.ts';
import { jsonAnswers } from '../json-answers.ts';
import { createDatedSite } from '../prepared/dated-site.ts';
import type { FirstServices } from './application.ts';
import { loadPreparedFiles } from './load-prepared-site.ts';
import { createLogOutput } from './log-output.ts';
import { createRequestListener } from './request-listener.ts';
import { startServer } from './start-server.ts';
import { stopOnSignals } from './stop-on-signals.ts';

/** V8 tidies its old generation when it has grown by half; it would let it grow fourfold. */
const tidyMemory = '--heap-growing-percent=50';
/** The young generation stays as large as it has become: V8 would let it grow to 134 MB. */
const steadyMemory = '--semi-space-growth-factor=1';

/** After this time, or with the first request that needs it, the rest of the code is loaded. */
const quietMs = 100;

/**
 * Serves a build until the process is told to stop. Prepared pages are ready first, so a process
 * that has failed is back almost at once.
 *
 * @param folder of the build
 * @param options.onFailure called when the rest cannot be loaded
 * @throws what keeps the process from starting
 */
export async function run(
  folder: string,
  { buildId, onFailure }: { buildId: string; onFailure: (error: unknown) => void },
): Promise<void> {
  const config = readConfig(process.env);
  setFlagsFromString(tidyMemory);
  const output = createLogOutput(process.stdout, console.error);
  const clock = { now: () => new Date(), monotonicMs: () => performance.now() };
  const log = createLog({ level: config.log, clock, write: output.write });
  const site = createDatedSite(loadPreparedFiles(join(folder, 'site')), { jsonAnswers }, clock);
  let isReady = true;
  const services: FirstServices = {
    buildId,
    clock,
    config,
    isPricedByLocation,
    isReady: () => isReady,
    log,
    site,
  };

  let application: Promise<RequestListener> | undefined;
  const load = () => {
    application ??= loadApplication(folder, services);
    return application;
  };
  const answer: RequestListener = (request, response) => {
    load().then((answerByApp) => answerByApp(request, response), onFailure);
  };

  const server = await startServer(createRequestListener(answer, services), config, log);
  stopOnSignals(server, {
    drainMs: config.drainMs,
    timeoutMs: config.stopTimeoutMs,
    onStopping: () => {
      isReady = false;
    },
    onStopped: output.flush,
  });
  output.write(`WikiGarth is ready on ${server.url}`);
  setTimeout(() => load().catch(onFailure), quietMs);
}

async function loadApplication(folder: string, services: FirstServices): Promise<RequestListener> {
  const { createApplication } = await import('./application.ts');
  const answer = await createApplication(folder, services);
  setFlagsFromString(steadyMemory);
  return answer;
}
