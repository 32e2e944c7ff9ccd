import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Compress, CompressedText } from '../services.ts';

const gzipInThread = promisify(gzip) as (
  bytes: Uint8Array,
  options: { chunkSize: number },
) => Promise<Buffer>;

/** Room for the whole result, because each chunk costs a round trip to the other thread. */
const chunkSize = 24_576;

/** 132 bits in base64, as in the build's hashes. */
const hashCharacters = 22;

const encoder = new TextEncoder();
/** A shared buffer that nearly every page fits into; larger texts allocate their own. */
const sharedRoom = new Uint8Array(262_144);
let last: Promise<unknown> = Promise.resolve();

/**
 * Compresses in zlib's thread pool; a `CompressionStream` would cost this thread four times as much. This
 * thread computes the hash, which is faster than passing the text to another. One text is compressed at a
 * time and all share one buffer, because garbage collection would lag behind separate ones.
 */
export const compress: Compress = (text, encodings) => {
  const packed = last.then(() => compressNow(text, encodings));
  last = packed.catch(() => {});
  return packed;
};

const compressNow: Compress = async (text, encodings) => {
  // A UTF-16 code unit takes at most three bytes in UTF-8.
  const isLong = text.length * 3 > sharedRoom.length;
  const room = isLong ? new Uint8Array(text.length * 3) : sharedRoom;
  const identity = room.subarray(0, encoder.encodeInto(text, room).written);
  const hash = createHash('sha256').update(identity).digest('base64').slice(0, hashCharacters);
  const bodies: CompressedText['bodies'] = {};
  if (encodings.includes('gzip')) {
    const packed = await gzipInThread(identity, { chunkSize });
    if (packed.byteLength < identity.byteLength) bodies.gzip = new Uint8Array(packed);
  }
  if (encodings.includes('identity') || !bodies.gzip) bodies.identity = identity.slice();
  return { bodies, hash };
};
