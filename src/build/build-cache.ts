import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Results that outlive a build, by a hash of all that they are made of. */
export interface BuildCache {
  /**
   * Gives what was made from the same before, or makes it.
   *
   * @param madeOf everything that the result depends on
   * @param kind extension of the file, such as `png`
   */
  remember(
    madeOf: readonly string[],
    kind: string,
    make: () => Promise<Uint8Array | string> | string,
  ): Promise<Buffer<ArrayBuffer>>;
  /** Forgets what was not asked for since the cache was opened. */
  forgetOthers(): Promise<void>;
}

/** @param folder of the cache; made when it is missing */
export async function openBuildCache(folder: string): Promise<BuildCache> {
  await mkdir(folder, { recursive: true });
  const asked = new Map<string, Promise<Buffer<ArrayBuffer>>>();
  return {
    remember(madeOf, kind, make) {
      const name = `${createHash('sha256').update(madeOf.join('\n')).digest('hex')}.${kind}`;
      const result = asked.get(name) ?? readOrMake(path.join(folder, name), make);
      asked.set(name, result);
      return result;
    },
    async forgetOthers() {
      const others = (await readdir(folder)).filter((name) => !asked.has(name));
      await Promise.all(others.map((name) => rm(path.join(folder, name), { force: true })));
    },
  };
}

async function readOrMake(
  file: string,
  make: () => Promise<Uint8Array | string> | string,
): Promise<Buffer<ArrayBuffer>> {
  if (!existsSync(file)) {
    // Another build may look for the same file at this moment.
    const unfinished = `${file}.${process.pid}`;
    await writeFile(unfinished, await make());
    await rename(unfinished, file);
  }
  return readFile(file);
}
