import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const marker = path.join(root, 'dist/.built-from');

/** Everything that the built site is made of. */
const inputs = [
  'content/**/*',
  'locales/**/*',
  'public/**/*',
  'src/**/*',
  'package-lock.json',
  'vite.config.ts',
];

/**
 * Builds the site unless dist/ was built from just these files.
 *
 * @returns after the build; a failed build ends the process with its exit code
 */
export async function buildIfStale() {
  const wanted = fingerprint();
  if (existsSync(marker) && readFileSync(marker, 'utf8') === wanted) return;
  const { status } = spawnSync(process.execPath, ['src/build/build.ts'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
  writeFileSync(marker, wanted);
}

function fingerprint() {
  const hash = createHash('sha256');
  const files = globSync(inputs, { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
  for (const file of files) {
    hash.update(path.relative(root, file));
    hash.update(readFileSync(file));
  }
  return hash.digest('hex');
}
