// Puts the built server under load, stops it, and compares the figures with their goals. Exits with 1 when a goal is
// missed. Needs Linux, wrk, and an otherwise idle machine.
//
//   npm run bench:resilience
//   npm run bench:resilience -- --requests 100000
//   npm run bench:resilience -- start memory         measures only these parts
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import path from 'node:path';
import { killServer, memoryOf, startServer, untilAnswered } from '../../scripts/server-process.ts';
import { startWorkerd } from '../../scripts/workerd-process.ts';
import { freshBuild } from '../../src/build/fresh-build.ts';
import { locales } from '../../src/i18n/locales.ts';
import { readOptions } from '../../src/read-options.ts';
import { report } from './figure.ts';
import { median } from './median.ts';
import { countLostRequests } from './resilience/lost-requests.ts';
import { longestWaitBesidePipeline } from './resilience/pipeline.ts';
import { load } from './wrk.ts';

const parts = { start, memory, results, pipelining, stops };
const { values, positionals } = readOptions({
  options: { requests: { type: 'string', default: '1000000' } },
  allowPositionals: true,
});
const wantedRequests = Number(values.requests);
if (spawnSync('wrk', ['-v']).error) {
  console.error('Nothing measured. Missing: wrk.');
  process.exit(1);
}
if (!freshBuild()) process.exit(1);

const distinctResult =
  '"/pricecalculator?product=pro&country=DE&extrawikis=" .. n % 10000 .. "&extrastorage=" .. math.baseline(n / 7) % 100000';
const result = '"/pricecalculator?product=pro&country=DE"';
const plans = '"/plans"';
const mixedHeaders = `{
  ["Accept-Encoding"] = ({"br, gzip", "gzip", "identity", "br"})[n * 31 % 4 + 1],
  ["Accept-Language"] = ({${locales.map((locale) => `"${locale}"`)}})[math.baseline(n / 3) % 4 + 1],
}`;

console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model}`);
for (const [name, measure] of Object.entries(parts)) {
  if (positionals.length === 0 || positionals.includes(name)) await measure();
}

async function start() {
  const hosts: Record<string, () => Promise<number>> = {
    async Node() {
      const server = await startServer();
      await killServer(server);
      return server.startMs;
    },
    async workerd() {
      const startedMs = performance.now();
      const { child, url } = await startWorkerd({ env: { LOG: 'off' } });
      await untilAnswered(url, child);
      child.kill('SIGKILL');
      return performance.now() - startedMs;
    },
  };
  for (const [host, startOnce] of Object.entries(hosts)) {
    const times: number[] = [];
    for (let time = 0; time < 7; time += 1) times.push(await startOnce());
    report(`first good answer of ${host} after a crash, median of 7`, median(times), 'ms', {
      most: 300,
    });
  }
}

async function memory() {
  const server = await startServer();
  const mixed = { connections: 64, path: mixedPaths(), headers: mixedHeaders };
  // Warms up: afterwards all code is loaded and compiled.
  let { requests } = await load(server.url, { ...mixed, seconds: 10 });
  const samplesMb: number[] = [];
  while (requests < wantedRequests || samplesMb.length < 9) {
    requests += (await load(server.url, { ...mixed, seconds: 4 })).requests;
    samplesMb.push(memoryOf(server.child.pid).nowMb);
  }
  const what = `memory after ${requests} prepared answers in mixed languages and encodings`;
  report(what, memoryOf(server.child.pid).peakMb, 'MB', { most: 200 });
  // A sample may be taken before or after a garbage collection, so medians are compared.
  const third = Math.floor(samplesMb.length / 3);
  const growth = median(samplesMb.slice(-third)) / median(samplesMb.slice(0, third)) - 1;
  report(
    'growth of memory from the first third of them to the last',
    growth * 100,
    '%',
    { most: 5 },
    1,
  );
  await killServer(server);
}

async function results() {
  const server = await startServer();
  const clients = { connections: 500, path: distinctResult };
  // Warms up, so that V8 compiles the code.
  await load(server.url, { ...clients, seconds: 5, path: result });
  const alone = await load(server.url, { ...clients, seconds: 15 });
  report('500 calculator clients, each result another', alone.requestsPerSecond, '/s', {
    least: 150,
  });
  const [beside, prepared] = await Promise.all([
    load(server.url, { ...clients, seconds: 15 }),
    load(server.url, { connections: 4, seconds: 15, path: plans }),
  ]);
  const [pages, results] = [prepared, beside].map((each) => each.requestsPerSecond.toFixed());
  const what = `p99 of ${pages} prepared pages a second beside ${results} such results`;
  report(what, prepared.p99Ms, 'ms', { most: 25 });
  report('memory then', memoryOf(server.child.pid).peakMb, 'MB', { most: 250 });
  const again = await load(server.url, { ...clients, seconds: 5, path: result });
  report('500 calculator clients, the same result', again.requestsPerSecond, '/s', { least: 600 });
  await killServer(server);
}

async function pipelining() {
  const server = await startServer();
  // Makes sure that all code is loaded.
  await fetch(`${server.url}/healthz`);
  const longestMs = await longestWaitBesidePipeline(server.url);
  report('longest wait beside 800 requests sent ahead', longestMs, 'ms', { most: 100 });
  await killServer(server);
}

async function stops() {
  await stop('as fast as they can', 0);
  await stop('a hundred times a second', 10);
}

async function stop(pace: string, pauseMs: number) {
  const sum = { answered: 0, lost: 0 };
  while (sum.answered < wantedRequests / 20) {
    const { answered, lost } = await countLostRequests(await startServer(), '/plans', pauseMs);
    sum.answered += answered;
    sum.lost += lost;
  }
  const what = `SIGTERM, 50 clients ask ${pace}, ${sum.answered} answered: lost`;
  report(what, sum.lost, '', { most: 0 });
}

/** Lua code with every prepared address. */
function mixedPaths(): string {
  const index = path.resolve(import.meta.dirname, '../../dist/site/index.json');
  const records: { path: string; status: number }[] = JSON.parse(readFileSync(index, 'utf8'));
  const paths = new Set(records.filter(({ status }) => status === 200).map((each) => each.path));
  return `({${[...paths].map((each) => JSON.stringify(each)).join(',')}})[n * 7919 % ${paths.size} + 1]`;
}
