import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isFullMatrix } from '../testing/test-matrix.ts';
import { builtFrom, fingerprint, markBuilt } from './built-from.ts';
import { nextBuildIn, swapBuild, tidyBuilds } from './swap-build.ts';

const project = path.resolve(import.meta.dirname, '../..');
let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'build-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const inRoot = (file: string) => path.join(root, file);
const says = (file: string) => readFileSync(inRoot(file), 'utf8');
function make(file: string, text: string) {
  mkdirSync(path.dirname(inRoot(file)), { recursive: true });
  writeFileSync(inRoot(file), text);
}

test('a finished build takes the place of the last one, and nothing else stays', () => {
  make('dist/site', 'last');
  make('dist.next-1/site', 'new');
  swapBuild(root, inRoot('dist.next-1'));
  expect(says('dist/site')).toBe('new');
  expect(globSync('*', { cwd: root })).toEqual(['dist']);
});

test('after a swap that was cut off, the last build is there again', () => {
  make('dist.previous/site', 'last');
  tidyBuilds(root);
  expect(says('dist/site')).toBe('last');
});

test('what a build that was cut off has left goes; one that is under way stays', () => {
  const { pid: ended } = spawnSync(process.execPath, ['--version']);
  make(`dist.next-${ended}/site`, 'half');
  const next = nextBuildIn(root);
  mkdirSync(next);
  tidyBuilds(root);
  expect(globSync('*', { cwd: root })).toEqual([path.basename(next)]);
});

test('a build is known by what it was made from', () => {
  make('content/plans.yaml', 'a: 1');
  const before = fingerprint(root);
  expect(builtFrom(inRoot('dist'))).toBeUndefined();
  make('dist/site', '');
  markBuilt(inRoot('dist'), before);
  expect(builtFrom(inRoot('dist'))).toBe(fingerprint(root));
  make('content/plans.yaml', 'a: 2');
  expect(builtFrom(inRoot('dist'))).not.toBe(fingerprint(root));
});

const builders = [
  ['npm start', 'scripts/start.ts', 0],
  ['npm run build', 'src/build/fresh-build.ts', 1],
] as const;

// Both build alike.
test.each(isFullMatrix ? builders : builders.slice(0, 1))(
  '%s with a mistake in content/ says so and leaves the last good build',
  (_, script, code) => {
    for (const folder of ['content', 'locales', 'scripts', 'src']) {
      cpSync(path.join(project, folder), inRoot(folder), { recursive: true });
    }
    symlinkSync(path.join(project, 'node_modules'), inRoot('node_modules'));
    const plans = says('content/plans.yaml');
    make('content/plans.yaml', plans.replace(/(?<=id: pro\n[\s\S]*?USD: )[\d.]+/, '"17,99"'));
    make('dist/server/node.js', 'console.log("The last good build serves."); process.exit();');
    markBuilt(inRoot('dist'), 'earlier files');

    const { status, stdout, stderr } = spawnSync(process.execPath, [script], {
      cwd: root,
      encoding: 'utf8',
    });
    expect(stderr).toMatch(
      /^content\/plans\.yaml, line 2\d: the monthly price \(USD\) of Pro must/m,
    );
    expect(stderr).not.toContain('    at ');
    expect(stdout.includes('The last good build serves.')).toBe(script === 'scripts/start.ts');
    expect(status).toBe(code);
    expect(builtFrom(inRoot('dist'))).toBe('earlier files');
    expect(existsSync(inRoot('dist/site'))).toBe(false);
  },
);
