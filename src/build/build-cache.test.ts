import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hashOf } from '../server/node/build-record.ts';
import { type BuildCache, openBuildCache } from './build-cache.ts';

let folder: string;
let cache: BuildCache;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'build-cache-'));
  cache = openBuildCache(path.join(folder, 'cache'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const inFolder = (file: string) => path.join(folder, file);
const readText = (file: string) => readFileSync(inFolder(file), 'utf8');

const content = Buffer.from('a page');
const hash = hashOf(content);

test('content that is cached is linked, not made again', async () => {
  const make = vi.fn(() => content);
  await cache.put(inFolder('first'), hash, make);
  await cache.put(inFolder('second'), hash, make);
  expect([readText('first'), readText('second')]).toEqual(['a page', 'a page']);
  expect(statSync(inFolder('first')).ino).toBe(statSync(inFolder('second')).ino);
  expect(make).toHaveBeenCalledTimes(1);
});

test('content that the cache has lost is made again', async () => {
  cache.keepContent(hash, Buffer.from('a page, kept'));
  rmSync(inFolder('cache'), { recursive: true });
  cache = openBuildCache(inFolder('cache'));
  await cache.put(inFolder('page'), hash, () => content);
  expect(readText('page')).toBe('a page');
});

test('what somebody has written into a file of a build does not reach the next one', async () => {
  await cache.put(inFolder('first'), hash, () => content);
  writeFileSync(inFolder('first'), 'damaged');
  await cache.put(inFolder('second'), hash, () => content);
  expect(readText('second')).toBe('a page');
});

test('contents of the same size differ in their time of change, by which rsync tells them apart', async () => {
  for (const name of ['one', 'two']) await cache.put(inFolder(name), name, () => content);
  expect(statSync(inFolder('one')).mtimeMs).not.toBe(statSync(inFolder('two')).mtimeMs);
});

test('what has not been used for longest is deleted first', async () => {
  cache = openBuildCache(inFolder('cache'), 1000);
  const names = ['oldest', 'old', 'new'];
  for (const [index, name] of names.entries()) {
    cache.keepContent(name, Buffer.alloc(400));
    const file = inFolder(`cache/${name}.content`);
    utimesSync(file, new Date(Date.UTC(2026, 0, index + 1)), statSync(file).mtime);
  }
  await cache.put(inFolder('used'), 'oldest', () => content);
  cache.tidy();
  expect(
    readdirSync(inFolder('cache'))
      .filter((file) => file !== 'tidied')
      .sort(),
  ).toEqual(['new.content', 'oldest.content']);
});
