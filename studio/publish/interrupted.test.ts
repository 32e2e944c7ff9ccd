import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { contentPaths } from '../../src/content/check/load.ts';
import { isFullMatrix } from '../../src/testing/test-matrix.ts';
import { changedFiles } from '../draft/draft.ts';
import { openDraft } from '../draft/draft-store.ts';
import { diskReader } from '../project/editable-files.ts';
import { applyEdits } from '../server/session.ts';
import { readJournal } from './journal.ts';
import { finishInterrupted, resume, takeBack } from './publish.ts';

const project = path.resolve(import.meta.dirname, '../..');
const steps = path.join(import.meta.dirname, 'testing/end-at-step.mjs');
const program = path.join(import.meta.dirname, 'testing/publish-draft.ts');
const files = [contentPaths.site, 'locales/en/not-found.json'];
const names = ['brandName', 'title'];
const nobody = () => {};
/** Each step starts a process or two, so all steps are tested with `ALL_CHOICES=1` only. */
const [firstStep, stride] = isFullMatrix ? [1, 1] : [8, 14];

function makeProject(withGit: boolean) {
  const root = mkdtempSync(path.join(tmpdir(), 'interrupted-'));
  for (const name of ['content', 'locales', 'biome.json']) {
    cpSync(path.join(project, name), path.join(root, name), { recursive: true });
  }
  symlinkSync(path.join(project, 'node_modules'), path.join(root, 'node_modules'), 'dir');
  if (withGit) {
    git(root, 'init', '--quiet', '--initial-branch=main');
    git(root, 'config', 'user.name', 'Provider');
    git(root, 'config', 'user.email', 'provider@wikigarth.example');
    git(root, 'add', 'content', 'locales');
    git(root, 'commit', '--quiet', '--message=As it was');
  }
  return root;
}

function git(root: string, ...given: string[]): string {
  const { status, stdout, stderr } = spawnSync('git', given, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return stdout.trim();
}

/** Publishes and kills the process before a step. @returns whether publishing ended before that step */
function publishUntil(root: string, step: number, message: string): boolean {
  const { status, signal, stderr } = spawnSync(
    process.execPath,
    [`--import=${steps}`, program, root, message],
    { env: { ...process.env, END_AT: String(step) }, encoding: 'utf8' },
  );
  if (status !== 0 && signal !== 'SIGKILL') throw new Error(stderr);
  return status === 0;
}

const open = (root: string) => openDraft(root, diskReader(root));
const textsIn = (root: string) => files.map((file) => readFileSync(path.join(root, file), 'utf8'));

const projects = [
  ['with git', true],
  ['without git', false],
] as const;

test.each(isFullMatrix ? projects : projects.slice(0, 1))(
  '%s, publishing that ends at any step is known, goes on or is taken back, and nothing is lost',
  async (_, withGit) => {
    const root = makeProject(withGit);
    let isWhole = false;
    let step = firstStep;
    for (; !isWhole; step += stride) {
      const before = textsIn(root);
      for (const [index, file] of files.entries()) {
        const name = names[index] ?? '';
        const said = new RegExp(`${name}"?: "?([^"\n]*)`).exec(before[index] ?? '')?.[1];
        applyEdits(open(root), [{ file, path: [name], before: said, after: `Step ${step}` }], file);
      }
      isWhole = publishUntil(root, step, `Step ${step}`);
      // A new studio starts.
      const store = open(root);
      await finishInterrupted(root, store);
      const interrupted = readJournal(root);
      if (interrupted) {
        expect(interrupted.message).toBe(`Step ${step}`);
        await takeBack(root, nobody);
        expect(textsIn(root)).toEqual(before);
        expect(changedFiles(open(root).get()).map(({ file }) => file)).toEqual(files);
        if (withGit) expect(git(root, 'status', '--porcelain', 'content', 'locales')).toBe('');
        // Interrupts again, to resume this time.
        publishUntil(root, step, `Step ${step}`);
        if (readJournal(root)) await resume(root, open(root), nobody);
      } else if (changedFiles(store.get()).length > 0) {
        expect(textsIn(root)).toEqual(before);
        expect(publishUntil(root, 999, `Step ${step}`)).toBe(true);
      }
      expect(readJournal(root)).toBeUndefined();
      expect(open(root).get().steps).toEqual([]);
      for (const text of textsIn(root)) expect(text).toContain(`Step ${step}`);
      if (withGit) {
        const [subject, , ...names] = git(root, 'show', '--name-only', '--format=%s').split('\n');
        expect(subject).toBe(`Step ${step}`);
        expect(names).toEqual(expect.arrayContaining(files));
        expect(git(root, 'status', '--porcelain', 'content', 'locales')).toBe('');
      }
    }
    expect(step).toBeGreaterThan(8);
    rmSync(root, { recursive: true, force: true });
  },
  300_000,
);
