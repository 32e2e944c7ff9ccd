import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { contentPaths } from '../../src/content/check/load.ts';
import { type DraftStore, openDraft } from '../draft/draft-store.ts';
import { diskReader } from '../project/editable-files.ts';
import { FileConflict } from '../project/write-files.ts';
import { applyEdits } from '../server/session.ts';
import { publish } from './publish.ts';
import { findDestination, push } from './repository.ts';

const project = path.resolve(import.meta.dirname, '../..');
const file = contentPaths.site;
let root: string;
let store: DraftStore;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'publish-'));
  for (const name of ['content', 'biome.json']) {
    cpSync(path.join(project, name), path.join(root, name), { recursive: true });
  }
  symlinkSync(path.join(project, 'node_modules'), path.join(root, 'node_modules'), 'dir');
  store = openDraft(root, diskReader(root));
  const before = 'WikiGarth';
  applyEdits(store, [{ file, path: ['brandName'], before, after: 'Harbourwiki' }], 'brand');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function git(...args: string[]): string {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return stdout.trim();
}

function makeRepository(): void {
  git('init', '--quiet', '--initial-branch=main');
  git('config', 'user.name', 'Provider');
  git('config', 'user.email', 'provider@wikigarth.example');
  git('add', 'content');
  git('commit', '--quiet', '--message=As it was');
}

test('one commit has exactly the changed files, and can be sent on', async () => {
  makeRepository();
  git('init', '--quiet', '--bare', 'elsewhere');
  git('remote', 'add', 'origin', path.join(root, 'elsewhere'));
  // Somebody else's work in progress is not committed.
  writeFileSync(path.join(root, contentPaths.wikis), '# Half done\n', { flag: 'a' });
  const { commit } = await publish(root, store, 'Another brand', () => {});
  expect(git('show', '--name-only', '--format=%s').split('\n')).toEqual([
    'Another brand',
    '',
    file,
  ]);
  expect(git('rev-parse', 'HEAD')).toMatch(new RegExp(`^${commit}`));
  expect(await findDestination(root)).toEqual({
    isRepository: true,
    branch: 'main',
    remote: 'origin',
  });
  await push(root);
  expect(git('--git-dir=elsewhere', 'log', '--format=%s', 'main')).toContain('Another brand');
});

test('without git, the files are written', async () => {
  expect(await publish(root, store, 'Another brand', () => {})).toEqual({});
  expect(readFileSync(path.join(root, file), 'utf8')).toContain('brandName: Harbourwiki');
  await expect(push(root)).rejects.toThrow('nowhere to push');
});

test('nothing is written over what somebody else has changed', async () => {
  writeFileSync(path.join(root, file), '# By hand\n');
  await expect(publish(root, store, 'Another brand', () => {})).rejects.toThrow(FileConflict);
  expect(readFileSync(path.join(root, file), 'utf8')).toBe('# By hand\n');
});
