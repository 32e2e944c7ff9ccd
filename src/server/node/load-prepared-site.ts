import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PreparedFile, PreparedFileRecord } from '../prepared/prepared-file.ts';

const suffixes = { br: '.br', gzip: '.gz' } as const;

/**
 * Reads what the build has made into memory, one file after the other: that is quicker than asking
 * for hundreds at once, and needs one file handle.
 *
 * @param folder the folder that holds `index.json`
 * @throws the error of the file system when a file cannot be read
 */
export function loadPreparedFiles(folder: string): PreparedFile[] {
  const records: PreparedFileRecord[] = JSON.parse(read(join(folder, 'index.json')).toString());
  return records.map(({ file, packed, ...description }) => {
    const path = join(folder, file);
    const bodies: PreparedFile['bodies'] = { identity: read(path) };
    for (const encoding of packed) bodies[encoding] = read(path + suffixes[encoding]);
    return { ...description, bodies };
  });
}

function read(path: string): Buffer<ArrayBuffer> {
  return readFileSync(path);
}
