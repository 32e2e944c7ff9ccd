import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../../config.ts';
import { createLog } from '../../create-log.ts';
import { createLogOutput } from '../log-output.ts';
import { urlOf } from '../start-server.ts';
import { stopOnSignals } from '../stop-on-signals.ts';
import { createWorkerPool } from './worker-pool.ts';

/**
 * Serves a build by several processes until this one is told to stop. SIGHUP replaces them without
 * losing a request; only the terminal that closes ends the site by it.
 *
 * @param folder of the build
 * @throws what keeps the first of them from starting
 */
export async function runWorkers(folder: string): Promise<void> {
  const config = readConfig(process.env);
  const output = createLogOutput(process.stdout, console.error);
  const clock = { now: () => new Date() };
  const { workers: wanted, drainMs, stopTimeoutMs: timeoutMs } = config;
  const count = typeof wanted === 'number' ? wanted : availableParallelism();
  const log = createLog({ level: config.log, clock, write: output.write });
  const entry = join(folder, 'server/node.js');
  const pool = createWorkerPool({
    ...{ entry, count, drainMs, timeoutMs, log },
    write: output.write,
  });

  if (!process.stdout.isTTY) process.on('SIGHUP', pool.replace);
  stopOnSignals(
    async () => {
      await pool.stop();
      output.flush();
    },
    process.stdout.isTTY ? undefined : ['SIGTERM', 'SIGINT'],
  );
  if (config.metrics) {
    const { createWorkerMetrics } = await import('./worker-metrics.ts');
    const { serveMetrics } = await import('../metrics/serve-metrics.ts');
    await serveMetrics(config.metrics, createWorkerMetrics());
  }
  const { address, addressType, port } = await pool.start();
  const family = addressType === 6 ? 'IPv6' : 'IPv4';
  const url = urlOf({ address: address ?? '::', family, port });
  output.write(`WikiGarth is ready on ${url} with ${count} workers`);
}
