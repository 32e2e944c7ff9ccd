import { setTimeout as delay } from 'node:timers/promises';
import { report } from '../report.ts';
import {
  killServer,
  processorSecondsOf,
  type ServerProcess,
  startServer,
  workersOf,
} from '../server-process.ts';
import { load } from '../wrk.ts';
import { startNginx } from './nginx.ts';
import { median, pairedRatio, takeTurns } from './take-turns.ts';

const options = { rounds: 5, seconds: 3, connections: 64 };

/**
 * Measures two workers on two cores. The load has to share these with them, so how many requests they
 * answer says nothing of growth by itself; what does is how nginx fares beside them, and how much
 * processor time an answer takes, in that of one process.
 *
 * @param stack stops what is started
 * @param page as `startNginx` takes it, but for the core
 * @param one the server with one process on one core
 */
export async function measureTwoCores(
  stack: AsyncDisposableStack,
  page: { address: string; url: string; dist: string },
  one: ServerProcess,
): Promise<void> {
  const core = '0,1';
  const server = await startServer({ core, env: { WORKERS: '2' } });
  stack.defer(() => killServer(server));
  while (workersOf(server).length < 2) await delay(50);
  const urls = {
    'two workers': server.url + page.address,
    'nginx with two workers': (await startNginx(stack, { ...page, core })).nginx,
  };
  for (const url of Object.values(urls)) await load(url, { ...options, core });
  const { 'two workers': ours = [], ...theirs } = await takeTurns(urls, { ...options, core });
  for (const [name, results] of Object.entries(theirs)) {
    const ratio = pairedRatio(ours, results, 'requestsPerSecond');
    report(`requests of two workers, in those of ${name}`, ratio, '', { least: 0.75 }, 2);
  }
  const costs = { one: [] as number[], two: [] as number[] };
  for (let round = 0; round < 5; round += 1) {
    costs.one.push(await processorTimePerAnswer(one, page.address, '1'));
    costs.two.push(await processorTimePerAnswer(server, page.address, core));
  }
  const cost = median(costs.two) / median(costs.one);
  report('processor time of an answer, in that of one process', cost, '', { most: 1.15 }, 2);
}

/** In seconds, over all processes of the server. */
async function processorTimePerAnswer(
  server: ServerProcess,
  address: string,
  core: string,
): Promise<number> {
  const processes = [Number(server.child.pid), ...workersOf(server)];
  const spent = () => processes.reduce((sum, id) => sum + processorSecondsOf(id), 0);
  const before = spent();
  const { requests } = await load(server.url + address, { ...options, core });
  return (spent() - before) / requests;
}
