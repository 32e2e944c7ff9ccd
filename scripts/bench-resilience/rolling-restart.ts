import { availableParallelism } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { type Asking, keepAsking } from '../keep-asking.ts';
import { killServer, memoryOf, startServer, workersOf } from '../server-process.ts';

/**
 * Replaces the workers of a busy server, again and again, and counts.
 *
 * @param wanted how many requests are to be answered at least
 * @returns what came of the requests, how often all workers were replaced, and the most memory that
 *   a worker and the primary process have had, in megabytes
 */
export async function restartUnderLoad(
  wanted: number,
): Promise<{ count: Asking['count']; times: number; workerMb: number; primaryMb: number }> {
  const server = await startServer({ env: { WORKERS: 'auto' } });
  const addresses = ['/plans', '/de/features', '/pricecalculator?product=pro&country=DE'];
  while (workersOf(server).length < availableParallelism()) await delay(50);
  const asking = keepAsking(server.url, { clients: 50, addresses, pauseMs: 0 });
  let workerMb = 0;
  let times = 0;
  while (asking.count.answered < wanted) {
    const before = workersOf(server);
    server.child.kill('SIGHUP');
    while (workersOf(server).some((worker) => before.includes(worker))) await delay(50);
    for (const worker of workersOf(server)) {
      workerMb = Math.max(workerMb, memoryOf(worker).peakMb);
    }
    times += 1;
  }
  await asking.stop();
  const primaryMb = memoryOf(Number(server.child.pid)).peakMb;
  await killServer(server);
  return { count: asking.count, times, workerMb, primaryMb };
}
