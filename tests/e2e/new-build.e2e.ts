import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { startLoadClients } from '../../scripts/load-clients.ts';
import { goLive, type PublishConfig } from '../../src/build/publish.ts';
import { swapBuild } from '../../src/build/swap-build.ts';
import { linkBuild, replaceFile, runServer, type ServerProcess } from './built-server.ts';

const project = path.resolve(import.meta.dirname, '../..');
let place: string;
const servers: ServerProcess[] = [];
test.beforeEach(() => {
  // On the disk of the project, so that a build is put there by links.
  place = mkdtempSync(path.join(project, 'dist.try-'));
});
test.afterEach(() => {
  for (const { child } of servers.splice(0)) child.kill();
  rmSync(place, { recursive: true });
});

/** Puts a build there that differs from the last one by its id. */
function putBuild(id: string, change: (folder: string) => void = () => {}): void {
  const next = path.join(place, `next-${id}`);
  linkBuild(next);
  const file = path.join(next, 'build.json');
  const record = { ...JSON.parse(readFileSync(file, 'utf8')), id };
  replaceFile(file, JSON.stringify(record));
  change(next);
  swapBuild(place, next);
}

/** Serves what is put there, and each later build. */
async function follow(): Promise<ServerProcess> {
  const server = await runServer({ folder: path.join(place, 'dist'), program: 'follow.js' });
  servers.push(server);
  return server;
}

const buildOf = async (url: string) => {
  const response = await fetch(`${url}/healthz`, { headers: { connection: 'close' } });
  return ((await response.json()) as { build: string }).build;
};

test('a new build is live without a request being lost, and one that cannot be served changes nothing', async () => {
  putBuild('first');
  const { child, url, exited } = await follow();
  expect(await buildOf(url)).toBe('first');
  const addresses = ['/plans', '/de/pricecalculator?product=pro&country=DE', '/extensions/'];
  const clients = startLoadClients(url, { clients: 20, addresses, pauseMs: 5 });

  putBuild('second');
  await expect.poll(() => buildOf(url)).toBe('second');
  putBuild('broken', (folder) => rmSync(path.join(folder, 'site/index.json')));
  putBuild('third');
  await expect.poll(() => buildOf(url)).toBe('third');

  await clients.stop();
  expect(clients.count).toMatchObject({ lost: 0, refused: 0 });
  expect(clients.count.answered).toBeGreaterThan(100);
  child.kill('SIGTERM');
  expect(await exited).toEqual([0, null]);
});

test('a deployment is confirmed once the site serves the new build; otherwise the served build is named', async () => {
  putBuild('first');
  const folder = path.join(place, 'dist');
  const { child, url, exited } = await follow();
  const lines: string[] = [];
  const live = (options: Partial<PublishConfig> = {}) =>
    goLive({ command: undefined, liveUrl: url, timeoutMs: 1000, ...options }, folder, (line) =>
      lines.push(line),
    );

  const before = await live({ command: 'exit 3' });
  expect(before.isLive).toBe(false);
  expect(before.sentence).toMatch(/^"exit 3" failed.* still serves build first\.$/);

  const script = 'process.stdout.write("sent " + process.env.BUILD_ID)';
  putBuild('second');
  const second = await live({
    command: `"${process.execPath}" -e '${script}'`,
    timeoutMs: 30_000,
  });
  expect(second.sentence).toMatch(/^Live, \d+ s: /);
  expect(await buildOf(url)).toBe('second');

  putBuild('broken', (next) => rmSync(path.join(next, 'site/index.json')));
  const broken = await live();
  expect(broken.isLive).toBe(false);
  expect(broken.sentence).toContain('still serves build second. The new build is broken.');

  const nobody = await live({ liveUrl: 'http://127.0.0.1:1' });
  expect(nobody.sentence).toContain('nobody answers at http://127.0.0.1:1');
  expect(lines.join('\n')).toContain(`Asking ${url} for build second`);
  child.kill('SIGTERM');
  expect(await exited).toEqual([0, null]);
});
