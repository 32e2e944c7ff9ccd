import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type BuildRecord, buildRecordFile } from './build-record.ts';

/** A build that cannot be served; the message is one sentence that names the file. */
export class BuildError extends Error {
  override name = 'BuildError';
}

/**
 * Checks that a build is complete before the server loads any of it, so that no visitor is the first to meet
 * a missing file.
 *
 * @param folder holds the folders `server` and `site`
 * @returns the build's record
 * @throws {BuildError} when a file is missing or has another size than in the record
 */
export function checkBuild(folder: string): BuildRecord {
  const record = readRecord(folder);
  for (const [file, { bytes }] of Object.entries(record.files)) {
    const path = join(folder, file);
    const stat = statSync(path, { throwIfNoEntry: false });
    if (!stat) throw new BuildError(`${path} is missing. Run "npm run build" again.`);
    if (stat.size !== bytes) {
      const sizes = `${stat.size} bytes instead of ${bytes}`;
      throw new BuildError(`${path} has ${sizes}. Run "npm run build" again.`);
    }
  }
  return record;
}

/** @throws {BuildError} when the folder has no record */
export function readRecord(folder: string): BuildRecord {
  try {
    return JSON.parse(readFileSync(join(folder, buildRecordFile), 'utf8'));
  } catch {
    throw new BuildError(`There is no finished build in ${folder}. Run "npm run build" first.`);
  }
}
