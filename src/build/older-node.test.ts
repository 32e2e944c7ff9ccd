import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { isFullMatrix } from '../testing/test-matrix.ts';

const root = path.resolve(import.meta.dirname, '../..');
const register = pathToFileURL(path.join(root, 'scripts/typescript/register.mjs')).href;
/** The Node that runs npm, which may be the oldest supported one. */
const node = process.env.npm_node_execpath ?? process.execPath;

function run(...args: readonly string[]) {
  const env = { ...process.env, NODE_OPTIONS: `--import=${register}` };
  return spawnSync(node, args, { cwd: root, encoding: 'utf8', env });
}

const programs = [
  [
    'the build',
    ['--input-type=module', '-e', 'console.log(await import("./src/build/make-build.ts"))'],
    'makeBuild',
  ],
  ['the content check', ['src/content/check/check.ts'], 'content/ is in order.'],
  ['the check of the texts', ['src/i18n/check.ts'], 'locales/ is in order.'],
] as const;

// The build loads what the checks load.
test.each(isFullMatrix ? programs : programs.slice(0, 1))(
  '%s runs with the types taken out as files are loaded',
  (_, args, said) => {
    const { stdout, stderr } = run(...args);
    expect(stderr).toBe('');
    expect(stdout).toContain(said);
  },
);
