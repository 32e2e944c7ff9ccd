import { statSync } from 'node:fs';
import { join } from 'node:path';
import { createPreparedSite, type PreparedSite } from '../prepared/prepared-site.ts';
import type { Clock } from '../services.ts';
import { buildRecordFile } from './build-record.ts';
import { readRecord } from './check-build.ts';
import { loadPreparedFiles } from './load-prepared-site.ts';

/** The bundler's files, whose addresses name their content. */
const prefix = '/static/';
/** How often the folder is looked at while something is asked for that is not known. */
const pauseMs = 1000;

/**
 * Adds to a site the parts of pages of a newer build, as soon as one lies in its folder. While
 * processes are replaced one after the other, a page that a new one has sent asks an old one for its
 * parts.
 *
 * @param options.folder of the build
 * @param options.buildId of the build that the site was made of
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
      // A build that is just being put there is looked at again.
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
