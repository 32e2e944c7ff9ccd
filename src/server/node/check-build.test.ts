import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeBuildRecord } from '../../build/write-build-record.ts';
import { checkBuild } from './check-build.ts';

const files = [
  'package.json',
  'server/node.js',
  'server/chunks/run-1.js',
  'site/index.json',
  'site/0-abc',
];
let folder: string;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'check-build-'));
  mkdirSync(join(folder, 'server/chunks'), { recursive: true });
  mkdirSync(join(folder, 'site'));
  for (const file of files) writeFileSync(join(folder, file), `This is ${file}.`);
  await writeBuildRecord(folder);
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a whole build has an id that tells it from others', async () => {
  const { id } = checkBuild(folder);
  expect(id).toMatch(/^[\da-f]{16}$/);
  await writeBuildRecord(folder);
  expect(checkBuild(folder).id).toBe(id);
  writeFileSync(join(folder, 'site/0-abc'), 'Something else.');
  await writeBuildRecord(folder);
  expect(checkBuild(folder).id).not.toBe(id);
});

test.each(files)('without %s, or with half of it, nothing starts', (file) => {
  const path = join(folder, file);
  writeFileSync(path, '');
  expect(() => checkBuild(folder)).toThrow(`${path} has 0 bytes instead of ${file.length + 9}.`);
  rmSync(path);
  expect(() => checkBuild(folder)).toThrow(`${path} is missing. Run "npm run build" again.`);
});

test('a folder without a finished build is reported in a sentence', () => {
  rmSync(join(folder, 'build.json'));
  expect(() => checkBuild(folder)).toThrow('Run "npm run build" first.');
});
