import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type BuildRecord, buildRecordFile, hashOf } from '../server/node/build-record.ts';
import {
  type EarlierFileRecord,
  earlierFileName,
  earlierIndexFile,
  readIndex,
} from '../server/node/prepared-index.ts';
import { fileSuffixes } from '../server/prepared/prepared-file.ts';
import { linkOrCopy } from './link-or-copy.ts';

/** How many earlier builds keep their hashed files. */
export const keptBuilds = 3;

/**
 * Copies the hashed files of earlier builds into a new one, so that a page opened before a release can still
 * load its chunks. Files that the last `keptBuilds` builds did not make are dropped.
 *
 * @param last the folder `site` of the build that is replaced, if there is one
 * @param next the folder `site` of the new build, before its record is written
 */
export async function keepOldChunks(last: string, next: string): Promise<void> {
  const made = new Set(readIndex(next).map(({ path }) => path));
  const kept: EarlierFileRecord[] = [];
  const recorded = recordedFiles(last);
  for (const record of indexOf(last)) {
    if (record.cache !== 'immutable' || made.has(record.path)) continue;
    const buildsAgo = 1 + ('buildsAgo' in record ? record.buildsAgo : 0);
    if (buildsAgo > keptBuilds) continue;
    const file = earlierFileName(record);
    try {
      const suffixes = (['identity', ...record.packed] as const).map((form) => fileSuffixes[form]);
      const names = suffixes.map((suffix) => record.file + suffix);
      // Somebody may have written into a file of dist/.
      const isWhole = names.every(
        (name) =>
          recorded[`${path.basename(last)}/${name}`]?.hash ===
          hashOf(readFileSync(path.join(last, name))),
      );
      if (!isWhole) continue;
      for (const suffix of suffixes) {
        linkOrCopy(path.join(last, record.file + suffix), path.join(next, file + suffix));
      }
    } catch {
      // An incomplete earlier build must not stop a new one.
      continue;
    }
    kept.push({ ...record, file, buildsAgo });
  }
  await writeFile(path.join(next, earlierIndexFile), JSON.stringify(kept));
}

/**
 * The files of a build with their hashes.
 *
 * @param site the folder `site` of the build
 */
function recordedFiles(site: string): BuildRecord['files'] {
  try {
    const record = readFileSync(path.join(path.dirname(site), buildRecordFile), 'utf8');
    return (JSON.parse(record) as BuildRecord).files;
  } catch {
    return {};
  }
}

function indexOf(last: string): ReturnType<typeof readIndex> {
  try {
    return readIndex(last);
  } catch {
    return [];
  }
}
