import { spawnSync } from 'node:child_process';
import { accessSync, constants, rmSync } from 'node:fs';
import path from 'node:path';
import { readOptions } from '../read-options.ts';
import { builtAt, builtFrom, fingerprint, markBuilt } from './built-from.ts';
import { root } from './project-root.ts';
import { nextBuildIn, swapBuild, tidyBuilds } from './swap-build.ts';
import type { CompressionLevel } from './write-site.ts';

const dist = path.join(root, 'dist');

/**
 * Builds the site unless `dist/` was built from exactly the present files. The new build is made beside
 * `dist/` and replaces it when it is complete; a failed one changes nothing.
 *
 * @param level how hard to compress; a `release` build also satisfies `quick`
 * @returns whether `dist/` is up to date; if not, the build has printed why
 */
export function freshBuild(level: CompressionLevel = 'quick'): boolean {
  let wanted = fingerprint(root);
  if (isFresh(wanted, level)) return true;
  const closed = [root, path.join(root, 'node_modules')].find((folder) => !isWritable(folder));
  if (closed) {
    console.error(`This user may not write into ${closed}, so nothing can be built.`);
    return false;
  }
  tidyBuilds(root);
  while (!isFresh(wanted, level)) {
    const next = nextBuildIn(root);
    const command = [path.join(root, 'src/build/build.ts'), next, level];
    const { status } = spawnSync(process.execPath, command, { cwd: root, stdio: 'inherit' });
    if (status !== 0) {
      rmSync(next, { recursive: true, force: true });
      return false;
    }
    // A file that was saved during the build may be in only some of the output.
    const now = fingerprint(root);
    if (now === wanted) {
      markBuilt(next, mark(wanted, level));
      swapBuild(root, next);
    } else {
      console.log('Something was changed during the build; building again.');
      wanted = now;
    }
  }
  return true;
}

const mark = (from: string, level: CompressionLevel) =>
  level === 'release' ? `${from} ${level}` : from;

function isFresh(wanted: string, level: CompressionLevel): boolean {
  const from = builtFrom(dist);
  return from === mark(wanted, level) || from === mark(wanted, 'release');
}

function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** When the build in `dist/` was made; undefined when there is no finished one. */
export function lastBuiltAt(): Date | undefined {
  return builtAt(dist);
}

if (process.argv[1] === import.meta.filename) {
  const { values } = readOptions({ options: { release: { type: 'boolean' } } });
  if (!freshBuild(values.release ? 'release' : 'quick')) process.exit(1);
  console.log('dist/ is up to date. A build does not check types; npm run ok does.');
}
