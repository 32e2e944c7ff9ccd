import { statSync } from 'node:fs';
import { join } from 'node:path';
import { createPreparedSite, type PreparedSite } from '../prepared/prepared-site.ts';
import type { Clock } from '../services.ts';
import { buildRecordFile } from './build-record.ts';
import { readRecord } from './check-build.ts';
import { loadPreparedFiles } from './load-prepared-site.ts';

/** Path of the bundler's files, whose names contain a hash. */
const prefix = '/static/';
/** Minimum interval between two checks of the folder, which unknown paths trigger. */
const pauseMs = 1000;

/**
 * Adds a newer build's hashed files to a site, as soon as its folder has them. While processes are replaced
 * one by one, a page of a new process may request its chunks from an old one.
 *
 * @param options.folder of the build
 * @param options.buildId of the running build
 */
export function withNewerFiles(
  site: PreparedSite,
  { folder, buildId, clock }: { folder: string; buildId: string; clock: Clock },
): PreparedSite {
  let newer: PreparedSite | undefined;
  let lookedAtMs = Number.NEGATIVE_INFINITY;
  let seenMs: number | undefined;

  function look(): void {
    lookedAtMs = clock.monotonicMs();
    try {
      const { mtimeMs } = statSync(join(folder, buildRecordFile));
      if (mtimeMs === seenMs) return;
      const isOurs = readRecord(folder).id === buildId;
      const files = isOurs
        ? []
        : loadPreparedFiles(join(folder, 'site'), ({ path }) => path.startsWith(prefix));
      newer = createPreparedSite(files, { jsonAnswers: {} });
      seenMs = mtimeMs;
    } catch {
      // The build may be incomplete now; the next check tries again.
    }
  }

  const newerAddress: PreparedSite['get'] = (path) => {
    if (!path.startsWith(prefix)) return undefined;
    if (clock.monotonicMs() - lookedAtMs >= pauseMs) look();
    return newer?.get(path);
  };
  return {
    get: (path) => site.get(path) ?? newerAddress(path),
    has: (path) => site.has(path) || newerAddress(path) !== undefined,
  };
}
