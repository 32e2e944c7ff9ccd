import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadPreparedFiles } from '../server/node/load-prepared-site.ts';
import { unstyledAssets } from '../server/testing/render-unstyled.ts';
import type { WorkerBuild } from '../server/worker/worker-build.ts';
import { openBuildCache } from './build-cache.ts';
import { keepOldChunks, keptBuilds } from './keep-old-chunks.ts';
import { uncompressedFile } from './uncompressed-file.ts';
import { writeWorker } from './worker/write-worker.ts';
import { writeBuildRecord } from './write-build-record.ts';
import { writeSite } from './write-site.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'old-chunks-'));
});
afterEach(() => rmSync(root, { recursive: true }));

let last = '';

/** Makes a build with a page and these chunks, after the last one. */
async function build(name: string, ...chunks: string[]) {
  const folder = path.join(root, name);
  mkdirSync(path.join(folder, 'server'), { recursive: true });
  const site = path.join(folder, 'site');
  await writeSite(
    site,
    [
      uncompressedFile('/plans.html', `<p>${name}</p>`),
      ...chunks.map((chunk) =>
        uncompressedFile(
          `/static/js/${chunk}.chunk.js`,
          `export const name = "${chunk}";`.repeat(9),
          {
            cache: 'immutable',
          },
        ),
      ),
    ],
    await openBuildCache(path.join(root, 'cache')),
  );
  await keepOldChunks(last, site);
  await writeBuildRecord(folder);
  last = site;
  return { site, paths: loadPreparedFiles(site).map((file) => file.path) };
}

test('the parts of the last three builds stay, with their packed forms, and nothing older', async () => {
  await build('first', 'always', 'first');
  for (let number = 1; number <= keptBuilds; number += 1) {
    const { paths, site } = await build(`next-${number}`, 'always', `next-${number}`);
    expect(paths).toContain('/static/js/first.chunk.js');
    const kept = loadPreparedFiles(site).find((file) => file.path.includes('/first.'));
    expect(Object.keys(kept?.bodies ?? {}).sort()).toEqual(['br', 'gzip', 'identity']);
    expect(new TextDecoder().decode(kept?.bodies.identity)).toContain('"first"');
  }
  const { paths } = await build('last', 'always', 'last');
  expect(paths).not.toContain('/static/js/first.chunk.js');
  expect(paths).toHaveLength(new Set(paths).size);
  expect(paths.filter((each) => each.includes('/always.'))).toHaveLength(1);
});

test('a folder never grows beyond its builds, and a page is never kept', async () => {
  const sizes: number[] = [];
  for (let number = 1; number <= 9; number += 1) {
    const { paths, site } = await build(`build-${number}`, `chunk-${number}`);
    sizes.push(readdirSync(site).length);
    expect(paths.filter((each) => each === '/plans.html')).toHaveLength(1);
  }
  expect(new Set(sizes.slice(keptBuilds)).size).toBe(1);
});

test('a part that is made again is the build’s own', async () => {
  await build('first', 'menu');
  await build('second');
  const { site } = await build('third', 'menu');
  expect(readdirSync(site).filter((file) => file.startsWith('kept-'))).toEqual([]);
});

test('what is kept does not make it another build', async () => {
  const { readRecord } = await import('../server/node/check-build.ts');
  await build('first', 'old');
  await build('second', 'new');
  const after = readRecord(path.join(root, 'second')).id;
  last = '';
  rmSync(path.join(root, 'second'), { recursive: true });
  await build('second', 'new');
  expect(readRecord(path.join(root, 'second')).id).toBe(after);
});

test('a last build that is not whole is no obstacle', async () => {
  const { site } = await build('first', 'old');
  for (const file of readdirSync(site)) if (/^1-.*br$/.test(file)) rmSync(path.join(site, file));
  expect((await build('second')).paths).toEqual(['/plans.html']);
  writeFileSync(path.join(last, 'index.json'), '{');
  expect((await build('third', 'new')).paths).toHaveLength(2);
});

test('a chunk that somebody has written into is not kept', async () => {
  const { site } = await build('first', 'damaged', 'whole');
  const record = loadPreparedFiles(site).find((file) => file.path.includes('/damaged.'));
  const file = readdirSync(site).find((name) => name.endsWith(record?.hash ?? '?')) ?? '';
  rmSync(path.join(site, file));
  writeFileSync(path.join(site, file), 'another content');
  const { paths } = await build('next', 'new');
  expect(paths).toContain('/static/js/whole.chunk.js');
  expect(paths).not.toContain('/static/js/damaged.chunk.js');
});

test('a worker knows the size of a kept chunk', async () => {
  await build('first', 'kept');
  const { site } = await build('next', 'new');
  const worker = path.join(root, 'worker');
  mkdirSync(path.join(worker, 'code'), { recursive: true });
  writeWorker(worker, { id: 'next', assets: unstyledAssets, site, name: 'test' });
  const { build: made } = (await import(path.join(worker, 'code/build.js'))) as {
    build: WorkerBuild;
  };
  const kept = made.files.find((file) => file.path.includes('/kept.'));
  expect(Object.keys(kept?.bytes ?? {}).sort()).toEqual(['br', 'gzip', 'identity']);
  for (const bytes of Object.values(kept?.bytes ?? {})) expect(bytes).toBeGreaterThan(0);
});
