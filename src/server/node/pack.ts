import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Pack } from '../services.ts';

const gzipInThread = promisify(gzip) as (
  bytes: Uint8Array,
  options: { chunkSize: number },
) => Promise<Buffer>;

/** Room for the whole result: each chunk costs one more trip to the other thread and back. */
const chunkSize = 24_576;

/**
 * Compresses in a separate thread; a `CompressionStream` would cost this thread four times as much.
 * The hash is made in this thread, which takes less time than handing the text to another.
 */
export const pack: Pack = async (text) => {
  const identity = new TextEncoder().encode(text);
  const packed = await gzipInThread(identity, { chunkSize });
  return {
    identity,
    gzip: new Uint8Array(packed),
    hash: createHash('sha256').update(identity).digest('base64').slice(0, hashCharacters),
  };
};

/** As long as those of the build: 132 bits. */
const hashCharacters = 22;
