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
import { root } from './project-root.ts';

/** Beside the packages that did the work: all copies of the project that share these share it. */
export const buildCacheFolder = path.join(root, 'node_modules/.cache/build');

const mostMegabytes = 500;
/** What was used today is not noted again, which spares a thousand writes. */
const dayMs = 86_400_000;

/** Results that outlive a build, by a hash of all that they are made of. */
export interface BuildCache {
  /**
   * Gives what was made from the same before, or makes it.
   *
   * @param madeOf everything that the result depends on, the code that makes it included
   * @param kind extension of the file, such as `png`
   */
  remember(
    madeOf: readonly string[],
    kind: string,
    make: () => Promise<Uint8Array | string> | Uint8Array | string,
  ): Promise<Buffer<ArrayBuffer>>;
  /** What was made from the same before; undefined when there is nothing. */
  recall(madeOf: readonly string[], kind: string): Buffer<ArrayBuffer> | undefined;
  /** Keeps what has been made, in the place of what was made from the same before. */
  keep(madeOf: readonly string[], kind: string, made: Uint8Array): void;
  /** Forgets what was used longest ago, where all together is too much. */
  tidy(): void;
}

/**
 * Opens the one place in which builds keep what they have made. Several processes and threads may
 * have it open at a time. Files are read at once, not in turns, which is three times as quick.
 *
 * @param folder of the cache; made when it is missing
 */
export function openBuildCache(folder: string): BuildCache {
  mkdirSync(folder, { recursive: true });
  const making = new Map<string, Promise<Buffer<ArrayBuffer>>>();
  const fileOf = (madeOf: readonly string[], kind: string) => {
    const hash = createHash('sha256');
    // With its length, so that no two lists are one text.
    for (const part of madeOf) hash.update(`${part.length} ${part}`);
    return path.join(folder, `${hash.digest('hex')}.${kind}`);
  };
  return {
    recall: (madeOf, kind) => readKept(fileOf(madeOf, kind)),
    keep: (madeOf, kind, made) => writeKept(fileOf(madeOf, kind), made),
    remember(madeOf, kind, make) {
      const file = fileOf(madeOf, kind);
      const result = making.get(file) ?? readOrMake(file, make);
      making.set(file, result);
      return result;
    },
    tidy() {
      const files = readdirSync(folder).map((name) => {
        const file = path.join(folder, name);
        const { mtimeMs, size } = statSync(file);
        return { file, mtimeMs, size };
      });
      let bytes = 0;
      for (const { file, size } of files.sort((one, other) => other.mtimeMs - one.mtimeMs)) {
        bytes += size;
        if (bytes > mostMegabytes * 1e6) rmSync(file, { force: true });
      }
    },
  };
}

function readKept(file: string): Buffer<ArrayBuffer> | undefined {
  const stat = statSync(file, { throwIfNoEntry: false });
  if (!stat) return undefined;
  if (Date.now() - stat.mtimeMs > dayMs) utimesSync(file, new Date(), new Date());
  return readFileSync(file);
}

async function readOrMake(
  file: string,
  make: () => Promise<Uint8Array | string> | Uint8Array | string,
): Promise<Buffer<ArrayBuffer>> {
  const kept = readKept(file);
  if (kept) return kept;
  const made = Buffer.from(await make());
  writeKept(file, made);
  return made;
}

function writeKept(file: string, made: Uint8Array): void {
  // Another build may look for the same file at this moment.
  const unfinished = `${file}.${process.pid}.${performance.now()}`;
  writeFileSync(unfinished, made);
  renameSync(unfinished, file);
}
