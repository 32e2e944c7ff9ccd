import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { fileHashes } from './file-hashes.ts';
import type { CompressionLevel } from './write-site.ts';

/** The inputs of a build. */
const inputs = [
  'content/**/*',
  'docs/glossary.md',
  'locales/**/*',
  'public/**/*',
  'src/**/*',
  'package.json',
  'package-lock.json',
];

const markerIn = (folder: string) => path.join(folder, '.built-from');

/** The state of all files that the site is built from. */
export interface Inputs {
  /** A hash of every file. */
  fingerprint: string;
  /** When a file was changed last. It differs after a change that was undone, too, which a build may have seen. */
  changedMs: number;
}

export function readInputs(root: string): Inputs {
  const files = filesOf(root, inputs);
  const { changedMs } = fileHashes(root);
  return { fingerprint: hashOfFiles(root, files), changedMs: Math.max(...files.map(changedMs)) };
}

/** A hash of every file that the site is built from. */
export function fingerprint(root: string): string {
  return readInputs(root).fingerprint;
}

/**
 * A hash of files and of where they lie; tests of the code are left out.
 *
 * @param patterns relative to the root
 */
export function hashFiles(root: string, patterns: readonly string[]): string {
  return hashOfFiles(root, filesOf(root, patterns));
}

function hashOfFiles(root: string, files: readonly string[]): string {
  const hash = createHash('sha256');
  const { hashOfFile } = fileHashes(root);
  for (const file of files) hash.update(`${file} ${hashOfFile(file)} `);
  return hash.digest('hex');
}

function filesOf(root: string, patterns: readonly string[]): string[] {
  const ignore = ['src/**/*.test.*'];
  return globSync([...patterns], { cwd: root, ignore, dot: true }).sort();
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
