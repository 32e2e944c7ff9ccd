import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { hashOf } from '../server/node/build-record.ts';

/** The hashes of files, which are read only after a change. */
export interface FileHashes {
  /**
   * @param file relative to the root
   * @returns as `hashOf` makes it
   */
  hashOfFile(file: string): string;
  /** When a file was changed last: its content, its name or its rights. In milliseconds since 1970. */
  changedMs(file: string): number;
  /** Keeps the hashes for later processes. */
  keep(): void;
}

/** A hash, with what changes when somebody writes into its file. */
type KnownHash = [hash: string, ctimeMs: number, mtimeMs: number, size: number, inode: number];

/** Some file systems write down times no finer than to two seconds. */
const coarsestTimeMs = 2000;

const opened = new Map<string, FileHashes>();

/**
 * The hashes of the files of a project, one object for the whole process.
 *
 * @param root absolute path of the project
 */
export function fileHashes(root: string): FileHashes {
  const known = opened.get(root) ?? openFileHashes(root);
  opened.set(root, known);
  return known;
}

/**
 * Opens the hashes of the files of a project. A file is taken for unchanged as Git does it, by its times, its size and
 * its place on the disk.
 *
 * @param root absolute path of the project
 */
export function openFileHashes(root: string): FileHashes {
  const keptIn = path.join(root, 'node_modules/.cache/file-hashes.json');
  const last = readLast(keptIn);
  const asked: Record<string, KnownHash> = {};
  return {
    hashOfFile(file) {
      const { ctimeMs, mtimeMs, size, ino } = statSync(path.join(root, file));
      const state = [ctimeMs, mtimeMs, size, ino] as const;
      const known = asked[file] ?? last[file];
      const isUnchanged = known && state.every((value, index) => value === known[index + 1]);
      const hash = isUnchanged ? known[0] : hashOf(readFileSync(path.join(root, file)));
      // A file that has just been changed may be changed once more without a different time.
      if (isUnchanged || Date.now() - ctimeMs > coarsestTimeMs) asked[file] = [hash, ...state];
      return hash;
    },
    changedMs: (file) => statSync(path.join(root, file)).ctimeMs,
    keep() {
      mkdirSync(path.dirname(keptIn), { recursive: true });
      const unfinished = `${keptIn}.${process.pid}`;
      writeFileSync(unfinished, JSON.stringify(asked));
      renameSync(unfinished, keptIn);
    },
  };
}

function readLast(file: string): Readonly<Record<string, KnownHash>> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) ?? {};
  } catch {
    return {};
  }
}
