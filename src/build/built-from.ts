import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { fileHashes } from './file-hashes.ts';
import type { CompressionLevel } from './write-site.ts';

/** The inputs of a build. */
const inputs = ['content/**/*', 'locales/**/*', 'public/**/*', 'src/**/*', 'package-lock.json'];

const markerIn = (folder: string) => path.join(folder, '.built-from');

/** A hash of every file that the site is built from. */
export function fingerprint(root: string): string {
  return hashFiles(root, inputs);
}

/**
 * A hash of files and of where they lie; tests are left out.
 *
 * @param patterns relative to the root
 */
export function hashFiles(root: string, patterns: readonly string[]): string {
  const hash = createHash('sha256');
  const ignore = ['**/*.test.*'];
  const { hashOfFile } = fileHashes(root);
  for (const file of globSync([...patterns], { cwd: root, ignore, dot: true }).sort()) {
    hash.update(`${file} ${hashOfFile(file)} `);
  }
  return hash.digest('hex');
}

/** The fingerprint of the files that a folder was built from; undefined when the build is not finished. */
export function builtFrom(folder: string): string | undefined {
  return existsSync(markerIn(folder)) ? readFileSync(markerIn(folder), 'utf8') : undefined;
}

/** When a built folder was finished; undefined when it is no finished build. */
export function builtAt(folder: string): Date | undefined {
  return statSync(markerIn(folder), { throwIfNoEntry: false })?.mtime;
}

/**
 * Whether a folder is the build of certain files. One that is compressed for a release does for every level.
 *
 * @param from a fingerprint
 */
export function isBuiltFrom(folder: string, from: string, level: CompressionLevel): boolean {
  const mark = builtFrom(folder);
  return mark === markOf(from, level) || mark === markOf(from, 'release');
}

/** Marks a folder as a finished build. Must be the last write into it. */
export function markBuilt(folder: string, from: string, level: CompressionLevel = 'quick'): void {
  writeFileSync(markerIn(folder), markOf(from, level));
}

const markOf = (from: string, level: CompressionLevel) =>
  level === 'release' ? `${from} ${level}` : from;
