import { createHash } from 'node:crypto';
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { crc32 } from 'node:zlib';
import { linkOrCopy } from './link-or-copy.ts';
import { root } from './project-root.ts';

/** In node_modules, so that worktrees with the same packages share one cache. */
export const buildCacheFolder = path.join(root, 'node_modules/.cache/build');

/** A file's time of access is written at most once a day, which saves a thousand writes per build. */
const dayMs = 86_400_000;

/** To look at thousands of files takes longer than to make one of them. */
const betweenTidyingMs = 3_600_000;

/** A cache of build results on disk, keyed by a hash of all their inputs. */
export interface BuildCache {
  /**
   * Returns the cached result, or makes it and caches it.
   *
   * @param madeOf every input of the result, including the code that makes it
   * @param kind extension of the cached file, such as `png`
   */
  remember(
    madeOf: readonly string[],
    kind: string,
    make: () => Promise<Uint8Array | string> | Uint8Array | string,
  ): Promise<Buffer<ArrayBuffer>>;
  /** Returns the cached result; undefined on a miss. */
  recall(madeOf: readonly string[], kind: string): Buffer<ArrayBuffer> | undefined;
  /** Stores a result and replaces an earlier one with the same inputs. */
  keep(madeOf: readonly string[], kind: string, made: Uint8Array): void;
  /**
   * Puts a file somewhere, as a hard link to a cached one: it is quicker to link a thousand files than to create
   * them. What somebody has written into such a file is not linked again. Its time of change says so; to read all
   * files and to compare their hashes would take ten times as long.
   *
   * @param file absolute
   * @param hash of its content, as `hashOf` makes it
   * @param make called when the content is not cached, or not as it was
   */
  put(file: string, hash: string, make: () => Promise<Uint8Array> | Uint8Array): Promise<void>;
  /** Stores content for `put` and `readContent`. */
  keepContent(hash: string, content: Uint8Array): void;
  hasContent(hash: string): boolean;
  /** @throws when the content is not cached, or somebody has written into it */
  readContent(hash: string): Buffer<ArrayBuffer>;
  /** The present time, by the clock of the cache's disk, for `forgetSince`. */
  now(): number;
  /** Deletes what was stored or used since then. */
  forgetSince(time: number): void;
  /** Deletes the least recently used results while the cache is over its limit, once an hour. */
  tidy(): void;
}

/**
 * Opens the build cache. Several processes and threads may use it at the same time. Reads are synchronous,
 * which is three times as fast here.
 *
 * @param folder of the cache; made when it is missing
 * @param mostBytes limit of its size, kept by `tidy`
 */
export function openBuildCache(folder: string, mostBytes = 500e6): BuildCache {
  mkdirSync(folder, { recursive: true });
  const making = new Map<string, Promise<Buffer<ArrayBuffer>>>();
  const fileOf = (madeOf: readonly string[], kind: string) => {
    const hash = createHash('sha256');
    // The length keeps `['ab', 'c']` and `['a', 'bc']` apart.
    for (const part of madeOf) hash.update(`${part.length} ${part}`);
    return path.join(folder, `${hash.digest('hex')}.${kind}`);
  };
  const contentFile = (hash: string) => path.join(folder, `${hash}.content`);
  return {
    async put(file, hash, make) {
      const content = contentFile(hash);
      if (!isCached(content)) writeCached(content, await make());
      linkOrCopy(content, file);
    },
    keepContent: (hash, content) => writeCached(contentFile(hash), content),
    hasContent: (hash) => isCached(contentFile(hash)),
    readContent(hash) {
      const content = readCached(contentFile(hash));
      if (!content) throw new Error(`The build cache has lost ${contentFile(hash)}.`);
      return content;
    },
    recall: (madeOf, kind) => readCached(fileOf(madeOf, kind)),
    keep: (madeOf, kind, made) => writeCached(fileOf(madeOf, kind), made),
    remember(madeOf, kind, make) {
      const file = fileOf(madeOf, kind);
      const result = making.get(file) ?? readOrMake(file, make);
      making.set(file, result);
      return result;
    },
    now() {
      const mark = path.join(folder, 'now');
      writeFileSync(mark, '');
      return statSync(mark).ctimeMs;
    },
    forgetSince(time) {
      for (const { file, ctimeMs } of filesIn(folder)) {
        if (ctimeMs >= time) rmSync(file, { force: true });
      }
    },
    tidy() {
      const tidied = path.join(folder, 'tidied');
      const last = statSync(tidied, { throwIfNoEntry: false })?.mtimeMs ?? 0;
      if (Date.now() - last < betweenTidyingMs) return;
      writeFileSync(tidied, '');
      let bytes = 0;
      for (const { file, size } of filesIn(folder).sort(
        (one, other) => other.atimeMs - one.atimeMs,
      )) {
        bytes += size;
        if (bytes > mostBytes) rmSync(file, { force: true });
      }
    },
  };
}

/** The files of a folder; one that another build has just removed is left out. */
function filesIn(folder: string) {
  return readdirSync(folder).flatMap((name) => {
    const file = path.join(folder, name);
    const stat = statSync(file, { throwIfNoEntry: false });
    return stat ? [{ file, atimeMs: stat.atimeMs, ctimeMs: stat.ctimeMs, size: stat.size }] : [];
  });
}

/**
 * The time of change that a cached file is given, somewhere between 2000 and 2020: a file with another one has been
 * written into since. Each content has its own, because rsync takes files of the same size and time for equal.
 */
function timeOf(file: string): Date {
  return new Date((946_684_800 + (crc32(path.basename(file)) % 631_152_000)) * 1000);
}

/** Whether a file is there and untouched. Notes that it is used. */
function isCached(file: string): boolean {
  const stat = statSync(file, { throwIfNoEntry: false });
  if (stat?.mtimeMs !== timeOf(file).getTime()) return false;
  if (Date.now() - stat.atimeMs > dayMs) utimesSync(file, new Date(), stat.mtime);
  return true;
}

function readCached(file: string): Buffer<ArrayBuffer> | undefined {
  return isCached(file) ? readFileSync(file) : undefined;
}

async function readOrMake(
  file: string,
  make: () => Promise<Uint8Array | string> | Uint8Array | string,
): Promise<Buffer<ArrayBuffer>> {
  const kept = readCached(file);
  if (kept) return kept;
  const made = Buffer.from(await make());
  writeCached(file, made);
  return made;
}

function writeCached(file: string, made: Uint8Array): void {
  // A rename is atomic: another build never reads half a file.
  const unfinished = `${file}.${process.pid}.${performance.now()}`;
  writeFileSync(unfinished, made);
  utimesSync(unfinished, new Date(), timeOf(file));
  renameSync(unfinished, file);
}
