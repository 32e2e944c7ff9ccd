// Compares nginx's cache in front of the server (the configuration in deploy/), nginx with the same page as a file, and
// the server alone, in turn on one core with the load on another. Then measures results of the calculator, and pages
// for visitors with a price cookie. Exits with 1 when a goal is missed. Needs Linux, nginx, wrk, taskset, and an
// otherwise idle machine.
//
//   npm run bench:server
//   npm run bench:server -- --other ../other/dist    compares with another build, too
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { startNginx } from '../../scripts/nginx-process.ts';
import { killServer, type ServerProcess, startServer } from '../../scripts/server-process.ts';
import { freshBuild } from '../../src/build/fresh-build.ts';
import { readOptions } from '../../src/read-options.ts';
import { report } from './figure.ts';
import { median } from './median.ts';
import { serveFiles } from './server/nginx.ts';
import { pairedRatio, takeTurns } from './server/take-turns.ts';
import { load } from './wrk.ts';

const [serverCore, loadCore] = ['0', '1'];
// A page with a language in its address, of which the cache needs one copy only.
const address = '/de/plans';
const connections = 64;
const distinctResults =
  '"/pricecalculator?product=pro&country=DE&extrawikis=" .. n % 10000 .. "&extrastorage=" .. math.baseline(n / 7) % 100000';
const chosenPrices =
  '{["Accept-Encoding"] = "gzip", Cookie = ({"prices=DE.incl", "prices=TX.incl", "prices=GB.excl"})[n % 3 + 1]}';
const result = '"/pricecalculator?product=pro&country=DE"';

const { values } = readOptions({ options: { other: { type: 'string' } } });
const missing = ['nginx', 'wrk', 'taskset'].filter((tool) => spawnSync('which', [tool]).status);
if (missing.length > 0) {
  console.error(`Nothing measured. Missing: ${missing.join(', ')}.`);
  process.exit(1);
}
if (!freshBuild()) process.exit(1);

await using stack = new AsyncDisposableStack();
const ours = await startPinned();
const dist = path.resolve(import.meta.dirname, '../../dist');
const page = { address, url: ours.url + address, dist };
await comparison();
await liveAnswers();

async function startPinned(folder?: string): Promise<ServerProcess> {
  const server = await startServer({ core: serverCore, ...(folder && { folder }) });
  stack.defer(() => killServer(server));
  return server;
}

async function comparison() {
  const cache = await startNginx(ours.url, { core: serverCore });
  stack.defer(() => cache.stop());
  const urls = {
    cache: cache.url + address,
    ...(await serveFiles(stack, { ...page, core: serverCore })),
    'the server alone': page.url,
    ...(values.other && {
      'other build': (await startPinned(path.resolve(values.other))).url + address,
    }),
  };
  // Warms up, so that V8 compiles the code.
  for (const url of Object.values(urls))
    await load(url, { connections, seconds: 2, core: loadCore });
  const results = await takeTurns(urls, { rounds: 7, seconds: 3, connections, core: loadCore });
  const { cache: cached = [], ...others } = results;
  for (const [name, theirs] of Object.entries(results)) {
    console.log(`p99 of ${name}: ${median(theirs.map(({ p99Ms }) => p99Ms)).toFixed(1)} ms`);
  }
  for (const [name, theirs] of Object.entries(others)) {
    const requests = pairedRatio(cached, theirs, 'requestsPerSecond');
    const p99 = pairedRatio(cached, theirs, 'p99Ms');
    if (name.startsWith('files')) {
      report(`requests of the cache, in those of ${name}`, requests, '', { least: 0.9 }, 2);
      report(`its p99, in that of ${name}`, p99, '', { most: 1.3 }, 2);
    } else {
      console.log(`the cache: ${requests.toFixed(2)} times the requests of ${name}`);
    }
  }
}

async function liveAnswers() {
  const live = { connections, seconds: 10, core: loadCore };
  await load(ours.url, { ...live, seconds: 2, path: result });
  for (const [what, request, least] of [
    ['calculator clients, the same result', { path: result }, 600],
    ['calculator clients, each result another', { path: distinctResults }, 150],
    ['visitors who have chosen prices', { path: `"${address}"`, headers: chosenPrices }, 1000],
  ] as const) {
    const [results, prepared] = await Promise.all([
      load(ours.url, { ...live, ...request }),
      load(page.url, { connections: 4, seconds: 10, core: loadCore }),
    ]);
    report(`${connections} ${what}`, results.requestsPerSecond, '/s', { least });
    console.log(`  p99 ${results.p99Ms.toFixed(1)} ms`);
    report('  meanwhile p99 of a prepared page', prepared.p99Ms, 'ms', { most: 25 }, 1);
  }
}
