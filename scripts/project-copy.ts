import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '..');

/** The build cache's folder, relative to the project's root. */
export const cache = 'node_modules/.cache/build';

const parts = ['content', 'docs', 'locales', 'public', 'scripts', 'src', 'package.json'];

/** Copies the project into a temporary folder, with an empty build cache. */
export function copyProject(): string {
  const copy = mkdtempSync(path.join(tmpdir(), 'project-copy-'));
  for (const part of [...parts, 'package-lock.json']) {
    cpSync(path.join(root, part), path.join(copy, part), {
      recursive: true,
      filter: (file) => !file.includes('node_modules'),
    });
  }
  mkdirSync(path.join(copy, cache), { recursive: true });
  for (const name of readdirSync(path.join(root, 'node_modules'))) {
    if (name === '.cache') continue;
    symlinkSync(path.join(root, 'node_modules', name), path.join(copy, 'node_modules', name));
  }
  return copy;
}

/**
 * Builds a copy of the project.
 *
 * @param today as YYYY-MM-DD
 * @returns the folder of the build
 * @throws the output of a failed build
 */
export function buildCopy(copy: string, today: string): string {
  const folder = path.join(copy, 'built');
  const program = path.join(copy, 'make.mjs');
  const given = [folder, { today }].map((each) => JSON.stringify(each)).join(', ');
  writeFileSync(
    program,
    `import { makeBuild } from './src/build/make-build.ts';\n\nawait makeBuild(${given});\n`,
  );
  execFileSync(process.execPath, [program], { cwd: copy });
  return folder;
}
