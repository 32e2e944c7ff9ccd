import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Pack, PackedText } from '../services.ts';

const gzipInThread = promisify(gzip) as (
  bytes: Uint8Array,
  options: { chunkSize: number },
) => Promise<Buffer>;

/** Room for the whole result: each chunk costs one more trip to the other thread and back. */
const chunkSize = 24_576;

/** As long as those of the build: 132 bits. */
const hashCharacters = 22;

const encoder = new TextEncoder();
/** Nearly every page fits in; what does not gets room of its own. */
const sharedRoom = new Uint8Array(262_144);
let last: Promise<unknown> = Promise.resolve();

/**
 * Compresses in a separate thread; a `CompressionStream` would cost this thread four times as much.
 * The hash is made in this thread, which takes less time than handing the text to another. One text
 * is packed at a time, and all use the same memory, which would otherwise grow faster than it is
 * tidied.
 */
export const pack: Pack = (text, encodings) => {
  const packed = last.then(() => packNow(text, encodings));
  last = packed.catch(() => {});
  return packed;
};

const packNow: Pack = async (text, encodings) => {
  // In UTF-8 a unit of a JavaScript string takes three bytes at most.
  const isLong = text.length * 3 > sharedRoom.length;
  const room = isLong ? new Uint8Array(text.length * 3) : sharedRoom;
  const identity = room.subarray(0, encoder.encodeInto(text, room).written);
  const hash = createHash('sha256').update(identity).digest('base64').slice(0, hashCharacters);
  const bodies: PackedText['bodies'] = {};
  if (encodings.includes('gzip')) {
    const packed = await gzipInThread(identity, { chunkSize });
    if (packed.byteLength < identity.byteLength) bodies.gzip = new Uint8Array(packed);
  }
  if (encodings.includes('identity') || !bodies.gzip) bodies.identity = identity.slice();
  return { bodies, hash };
};
