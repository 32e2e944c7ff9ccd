import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Encoding } from '../negotiation/choose-encoding.ts';
import { fileSuffixes } from '../prepared/prepared-file.ts';
import type { Log } from '../services.ts';
import { type BuildRecord, hashOf } from './build-record.ts';
import type { LoadedFile } from './load-prepared-site.ts';

/** Pause between two comparisons; disks and memory fail slowly. */
const pauseMs = 600_000;

/**
 * Compares the files in memory with the hashes of the build, one file per turn of the event loop, repeatedly.
 * Logs the first difference.
 *
 * @returns a function that tells whether the last comparison succeeded; it waits for the first one
 */
export function watchSite(
  files: readonly LoadedFile[],
  record: BuildRecord,
  log: Pick<Log, 'error'>,
): () => Promise<boolean> {
  let isIntact = true;
  const compare = async () => {
    const damaged = await findDamaged(files, record);
    if (damaged === undefined || !isIntact) return;
    isIntact = false;
    const error = `${damaged} is not what was built`;
    log.error({ requestId: null, message: 'This build must not be served', error });
  };
  const first = compare();
  setInterval(compare, pauseMs).unref();
  return async () => {
    await first;
    return isIntact;
  };
}

async function findDamaged(
  files: readonly LoadedFile[],
  record: BuildRecord,
): Promise<string | undefined> {
  for (const { file, bodies } of files) {
    for (const encoding of Object.keys(bodies) as Encoding[]) {
      // The uncompressed form is derived from gzip on request.
      if (encoding === 'identity' && bodies.gzip) continue;
      const name = `site/${file}${fileSuffixes[encoding]}`;
      const body = bodies[encoding];
      if (body && hashOf(body) !== record.files[name]?.hash) return name;
    }
    await nextTurn();
  }
  return undefined;
}
