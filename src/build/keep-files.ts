import { copyFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  type KeptFileRecord,
  keptIndexFile,
  keptName,
  readIndex,
} from '../server/node/prepared-index.ts';
import { fileSuffixes } from '../server/prepared/prepared-file.ts';

/** Files of so many builds before the new one are kept. */
export const buildsKept = 3;

/**
 * Copies into a new build what the last ones had under addresses that name their content and the new
 * one has not: a page that was opened before a release still finds its parts. What was not made for
 * `buildsKept` builds is dropped, so that nothing grows.
 *
 * @param last the folder `site` of the build that is replaced, if there is one
 * @param next the same of the new build, without its record
 */
export async function keepFiles(last: string, next: string): Promise<void> {
  const made = new Set(readIndex(next).map(({ path }) => path));
  const kept: KeptFileRecord[] = [];
  for (const record of indexOf(last)) {
    if (record.cache !== 'immutable' || made.has(record.path)) continue;
    const buildsAgo = 1 + ('buildsAgo' in record ? record.buildsAgo : 0);
    if (buildsAgo > buildsKept) continue;
    const file = keptName(record);
    try {
      for (const suffix of (['identity', ...record.packed] as const).map(
        (form) => fileSuffixes[form],
      )) {
        await copyFile(path.join(last, record.file + suffix), path.join(next, file + suffix));
      }
    } catch {
      // A last build that is not whole must not keep the next one from being made.
      continue;
    }
    kept.push({ ...record, file, buildsAgo });
  }
  await writeFile(path.join(next, keptIndexFile), JSON.stringify(kept));
}

function indexOf(last: string): ReturnType<typeof readIndex> {
  try {
    return readIndex(last);
  } catch {
    return [];
  }
}
