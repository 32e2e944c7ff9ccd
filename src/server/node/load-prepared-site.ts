import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import {
  type FileInMemory,
  fileSuffixes,
  type PreparedFileRecord,
} from '../prepared/prepared-file.ts';
import { readIndex } from './prepared-index.ts';

/** A prepared file in memory. */
export interface LoadedFile extends FileInMemory {
  /** Path relative to the folder of the index. */
  file: string;
}

/**
 * Reads the prepared files into memory, one after the other, which is faster than hundreds at once and needs
 * one file handle. A file with a gzip form is decompressed only when a request wants it uncompressed: such
 * requests are rare, and all uncompressed forms would take 14 MB.
 *
 * @param folder the folder `site` of a build
 * @param isWanted filters the files
 * @throws the error of the file system when a file cannot be read
 */
export function loadPreparedFiles(
  folder: string,
  isWanted: (record: PreparedFileRecord) => boolean = () => true,
): LoadedFile[] {
  const records = readIndex(folder).filter(isWanted);
  return records.map(({ packed, ...description }) => {
    const { file } = description;
    const path = join(folder, file);
    const packedBodies = Object.fromEntries(
      packed.map((encoding) => [encoding, read(path + fileSuffixes[encoding])]),
    );
    const { gzip } = packedBodies;
    const plain = gzip ? unpackedFrom(gzip) : { identity: read(path) };
    return { ...description, bodies: Object.assign(plain, packedBodies) };
  });
}

/** Reuses the decompressed bytes until they are garbage-collected. */
function unpackedFrom(gzip: Uint8Array): { readonly identity: Uint8Array<ArrayBuffer> } {
  let unpacked: WeakRef<Uint8Array<ArrayBuffer>> | undefined;
  return {
    get identity() {
      const known = unpacked?.deref();
      if (known) return known;
      const body = new Uint8Array(gunzipSync(gzip));
      unpacked = new WeakRef(body);
      return body;
    },
  };
}

function read(path: string): Buffer<ArrayBuffer> {
  return readFileSync(path);
}
