import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PreparedFileRecord } from '../prepared/prepared-file.ts';

/** What a build has made itself. */
export const indexFile = 'index.json';
/** What it keeps of the builds before it. */
export const keptIndexFile = 'kept.json';

/** A file that an earlier build has made, and this one has not. */
export interface KeptFileRecord extends PreparedFileRecord {
  /** How many builds ago it was last made. */
  buildsAgo: number;
}

/** The name of a kept file, and that of their index, begin so. */
const keptPrefix = 'kept';

/** @param file of the folder `site`, without its folder */
export function isKept(file: string): boolean {
  return file.startsWith(keptPrefix);
}

/** A name in the folder `site` that no file of the build itself has. */
export function keptName({ hash }: Pick<PreparedFileRecord, 'hash'>): string {
  return `${keptPrefix}-${hash}`;
}

/**
 * Reads what a build has prepared, and what it has kept of earlier ones.
 *
 * @param folder the folder `site` of a build
 * @throws the error of the file system when an index cannot be read
 */
export function readIndex(folder: string): (PreparedFileRecord | KeptFileRecord)[] {
  const read = (file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8'));
  const kept = existsSync(join(folder, keptIndexFile)) ? read(keptIndexFile) : [];
  return [...read(indexFile), ...kept];
}
