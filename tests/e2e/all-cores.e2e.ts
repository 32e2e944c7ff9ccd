import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, renameSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from '@playwright/test';
import { keepAsking } from '../../scripts/keep-asking.ts';
import { workersOf } from '../../scripts/server-process.ts';
import { freePort, linkBuild, replaceFile, runServer, statusOn } from './built-server.ts';

const workers = { WORKERS: '2' };
let root: string;
let folder: string;
test.beforeEach(() => {
  root = test.info().outputPath();
  folder = path.join(root, 'dist');
  linkBuild(folder);
});
test.afterEach(() => rmSync(root, { recursive: true }));

/** Puts another build in the place of the one that is served. */
function release(change: (folder: string) => void) {
  const next = path.join(root, 'next');
  linkBuild(next);
  change(next);
  // A worker that starts just now must not find half a build.
  const last = path.join(root, 'last');
  renameSync(folder, last);
  renameSync(next, folder);
  rmSync(last, { recursive: true });
}

function giveId(build: string, id: string) {
  const file = path.join(build, 'build.json');
  replaceFile(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), id }));
}

/** The builds that answer new connections. */
async function buildsAt(url: string): Promise<string[]> {
  const asked = Array.from({ length: 6 }, async () => {
    const answer = await fetch(`${url}/healthz`, { headers: { connection: 'close' } });
    return [answer.status, (await answer.json()).build].join(' ');
  });
  return [...new Set(await Promise.all(asked))];
}

test('SIGHUP replaces all workers by those of the new build, and no request fails', async () => {
  // Two changes of workers, while twenty clients and other tests ask for the same processors.
  test.setTimeout(90_000);
  const { child, url, exited } = await runServer({ folder, env: workers });
  const before = workersOf({ child });
  expect(before).toHaveLength(2);
  const addresses = ['/plans', '/location', '/de/pricecalculator?product=pro&country=DE'];
  const busy = keepAsking(url, { clients: 10, addresses, pauseMs: 0 });
  const paced = keepAsking(url, { clients: 10, addresses, pauseMs: 20 });
  for (const id of ['second', 'third']) {
    release((build) => giveId(build, id));
    child.kill('SIGHUP');
    await expect.poll(() => buildsAt(url), { timeout: 40_000 }).toEqual([`200 ${id}`]);
  }
  await Promise.all([busy.stop(), paced.stop()]);
  for (const { count } of [busy, paced]) {
    expect(count).toEqual({ answered: expect.any(Number), lost: 0, refused: 0 });
    expect(count.answered).toBeGreaterThan(100);
  }
  await expect.poll(() => workersOf({ child }).length).toBe(2);
  for (const worker of workersOf({ child })) expect(before).not.toContain(worker);
  child.kill();
  expect(await exited).toEqual([0, null]);
});

test('SIGHUP while the workers start replaces them when all have started', async () => {
  const port = await freePort();
  const child = spawn(process.execPath, [path.join(folder, 'server/node.js')], {
    env: { PORT: port, HOST: '127.0.0.1', LOG: 'errors', ...workers },
    stdio: 'ignore',
  });
  await expect.poll(() => statusOn(port)).toBe(200);
  const before = workersOf({ child });
  child.kill('SIGHUP');
  const isRenewed = () => {
    const now = workersOf({ child });
    return now.length === 2 && now.every((worker) => !before.includes(worker));
  };
  await expect.poll(isRenewed, { timeout: 20_000 }).toBe(true);
  child.kill();
  await once(child, 'exit');
});

test('a build that cannot start replaces nothing', async () => {
  const { child, url, exited } = await runServer({ folder, env: workers });
  const before = await buildsAt(url);
  release((build) => {
    giveId(build, 'broken');
    replaceFile(path.join(build, 'site/index.json'), '');
  });
  const told = once(child.stdout ?? child, 'data');
  child.stdout?.resume();
  child.kill('SIGHUP');
  expect(String(await told)).toContain('The workers cannot be replaced; those that run go on');
  expect(await buildsAt(url)).toEqual(before);
  child.kill();
  await exited;
});

test('a worker that fails gets a successor; without the primary process none stays', async () => {
  const { child, url } = await runServer({ folder, env: workers });
  const [first = 0, second = 0] = workersOf({ child });
  process.kill(first, 'SIGKILL');
  await expect.poll(() => workersOf({ child }).filter((each) => each !== first).length).toBe(2);
  expect(workersOf({ child })).toContain(second);
  expect((await fetch(`${url}/plans`)).status).toBe(200);
  const last = workersOf({ child });
  child.kill('SIGKILL');
  await expect.poll(() => last.filter(isRunning)).toEqual([]);
});

test('a worker whose primary process goes while it starts ends without a word', async () => {
  // The index is a pipe, so that the worker waits until somebody writes it.
  const index = path.join(folder, 'site/index.json');
  const records = readFileSync(index);
  rmSync(index);
  execFileSync('mkfifo', [index]);
  const record = path.join(folder, 'build.json');
  const build = JSON.parse(readFileSync(record, 'utf8'));
  build.files['site/index.json'].bytes = 0;
  replaceFile(record, JSON.stringify(build));
  const child = spawn(process.execPath, [path.join(folder, 'server/node.js')], {
    env: { PORT: '0', HOST: '127.0.0.1', WORKERS: '1' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const said = text(child.stderr);
  // Opening it for writing waits until the worker reads.
  const pipe = await open(index, 'w');
  const [worker = 0] = workersOf({ child });
  child.kill('SIGKILL');
  await once(child, 'exit');
  await pipe.writeFile(records);
  await pipe.close();
  await expect.poll(() => isRunning(worker)).toBe(false);
  expect(await said).toBe('');
});

test('all workers write one log and stop at one signal, also when each of them gets it', async () => {
  const port = await freePort();
  const child = spawn(process.execPath, [path.join(folder, 'server/node.js')], {
    env: { PORT: port, HOST: '127.0.0.1', WORKERS: '2', DRAIN_MS: '2000' },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  let log = '';
  child.stdout.setEncoding('utf8').on('data', (more) => {
    log += more;
  });
  const closed = once(child, 'close');
  const ready = `WikiGarth is ready on http://localhost:${port} with 2 workers`;
  await expect.poll(() => log, { timeout: 20_000 }).toContain(ready);
  const asking = keepAsking(`http://127.0.0.1:${port}`, {
    ...{ clients: 20, addresses: ['/plans'], pauseMs: 0 },
  });
  await expect.poll(() => asking.count.answered).toBeGreaterThan(100);
  process.kill(-Number(child.pid), 'SIGTERM');
  await expect.poll(() => healthOn(port)).toBe(503);
  await asking.ended;
  expect(asking.count.lost).toBe(0);
  expect(await closed).toEqual([0, null]);
  const [first, ...lines] = log.trim().split('\n');
  expect(first).toBe(ready);
  const records = lines.map((line) => JSON.parse(line));
  const logged = records.filter((record) => record.path === '/plans' && record.status === 200);
  expect(logged.length).toBeGreaterThanOrEqual(asking.count.answered);
});

test('a mistake is told once, and ends the site', async () => {
  const taken = await runServer({ folder });
  const child = spawn(process.execPath, [path.join(folder, 'server/node.js')], {
    env: { PORT: new URL(taken.url).port, HOST: '127.0.0.1', WORKERS: '3' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const said = text(child.stderr);
  expect(await once(child, 'exit')).toEqual([1, null]);
  expect((await said).match(/is in use/g)).toHaveLength(1);
  expect(await said).not.toContain('    at ');
  taken.child.kill('SIGKILL');
  await taken.exited;
});

function isRunning(processId: number): boolean {
  try {
    return process.kill(processId, 0);
  } catch {
    return false;
  }
}

const healthOn = (port: string) =>
  fetch(`http://127.0.0.1:${port}/healthz`).then(
    ({ status }) => status,
    () => 0,
  );
