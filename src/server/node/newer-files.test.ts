import { cpSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openBuildCache } from '../../build/build-cache.ts';
import { uncompressedFile } from '../../build/uncompressed-file.ts';
import { writeBuildRecord } from '../../build/write-build-record.ts';
import { writeSite } from '../../build/write-site.ts';
import { createPreparedSite } from '../prepared/prepared-site.ts';
import { readRecord } from './check-build.ts';
import { loadPreparedFiles } from './load-prepared-site.ts';
import { withNewerFiles } from './newer-files.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'newer-files-'));
});
afterEach(() => rmSync(root, { recursive: true }));

async function build(name: string): Promise<string> {
  const folder = path.join(root, name);
  mkdirSync(folder);
  await writeSite(
    path.join(folder, 'site'),
    [
      uncompressedFile(`/static/js/${name}.chunk.js`, name, { cache: 'immutable' }),
      uncompressedFile(`/${name}.txt`, name),
    ],
    await openBuildCache(path.join(root, 'cache')),
  );
  await writeBuildRecord(folder);
  return folder;
}

test('a process finds the parts of the build that has taken the place of its own', async () => {
  const folder = await build('old');
  const next = await build('new');
  let ms = 0;
  const own = createPreparedSite(loadPreparedFiles(path.join(folder, 'site')), { jsonAnswers: {} });
  const site = withNewerFiles(own, {
    folder,
    buildId: readRecord(folder).id,
    clock: { now: () => new Date(), monotonicMs: () => ms },
  });
  const knows = (address: string) => site.has(address) && site.get(address) !== undefined;
  expect(knows('/static/js/old.chunk.js')).toBe(true);
  expect(knows('/static/js/new.chunk.js')).toBe(false);

  // An incomplete copy is no build.
  rmSync(folder, { recursive: true });
  cpSync(next, folder, { recursive: true });
  writeFileSync(path.join(folder, 'build.json'), '{');
  ms += 1000;
  expect(knows('/static/js/new.chunk.js')).toBe(false);
  rmSync(folder, { recursive: true });
  renameSync(next, folder);
  // The folder is not checked on each request.
  expect(knows('/static/js/new.chunk.js')).toBe(false);
  ms += 1000;
  expect(knows('/static/js/new.chunk.js')).toBe(true);
  expect(knows('/static/js/old.chunk.js')).toBe(true);
  // All other files stay those of the running build.
  expect(knows('/old.txt')).toBe(true);
  expect(knows('/new.txt')).toBe(false);
});
