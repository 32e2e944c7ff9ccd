import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PreparedFileRecord } from '../prepared/prepared-file.ts';

/** The index of files that a build made. */
export const indexFile = 'index.json';
/** The index of files kept of earlier builds. */
export const earlierIndexFile = 'kept.json';

/** A file of an earlier build that this build did not make. */
export interface EarlierFileRecord extends PreparedFileRecord {
  /** How many builds ago it was last made. */
  buildsAgo: number;
}

/** Prefix of kept files and of their index. */
const earlierPrefix = 'kept';

/** @param file its name, relative to the folder `site` */
export function isFromEarlierBuild(file: string): boolean {
  return file.startsWith(earlierPrefix);
}

/** The name of a kept file in the folder `site`, which no file of the build itself has. */
export function earlierFileName({ hash }: Pick<PreparedFileRecord, 'hash'>): string {
  return `${earlierPrefix}-${hash}`;
}

/**
 * Reads the indexes of prepared and of kept files.
 *
 * @param folder the folder `site` of a build
 * @throws the error of the file system when an index cannot be read
 */
export function readIndex(folder: string): (PreparedFileRecord | EarlierFileRecord)[] {
  const read = (file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8'));
  const kept = existsSync(join(folder, earlierIndexFile)) ? read(earlierIndexFile) : [];
  return [...read(indexFile), ...kept];
}
