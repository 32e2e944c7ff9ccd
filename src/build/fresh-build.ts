import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { readOptions } from '../read-options.ts';
import { builtAt, fingerprint, isBuiltFrom, readInputs } from './built-from.ts';
import { root } from './project-root.ts';
import type { CompressionLevel } from './write-site.ts';

const dist = path.join(root, 'dist');

/**
 * Builds the site unless `dist/` was built from exactly the present files. A process of its own does it, so that the
 * memory of a build is free again.
 *
 * @param level how hard to compress; a `release` build also satisfies `quick`
 * @returns whether `dist/` is up to date; if not, the build has printed why
 */
export function freshBuild(level: CompressionLevel = 'quick'): boolean {
  if (isBuiltFrom(dist, fingerprint(root), level)) return true;
  const command = [path.join(root, 'src/build/build.ts'), level];
  return spawnSync(process.execPath, command, { cwd: root, stdio: 'inherit' }).status === 0;
}

/** When the build in `dist/` was made; undefined when there is no finished one. */
export function lastBuiltAt(): Date | undefined {
  return builtAt(dist);
}

if (process.argv[1] === import.meta.filename) {
  const { values } = readOptions({ options: { release: { type: 'boolean' } } });
  const level = values.release ? 'release' : 'quick';
  const inputs = readInputs(root);
  if (!isBuiltFrom(dist, inputs.fingerprint, level)) {
    const { build } = await import('./build.ts');
    if (!(await build(level, inputs))) process.exit(1);
  }
  console.log('dist/ is up to date. A build does not check types; npm run ok does.');
}
