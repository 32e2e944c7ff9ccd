import { promisify } from 'node:util';
import { gzip as compress } from 'node:zlib';
import type { Gzip } from '../services.ts';

const compressInThread = promisify<Uint8Array, Buffer>(compress);

/** Packs in a separate thread; a `CompressionStream` would cost this thread four times as much. */
export const gzip: Gzip = async (bytes) => Uint8Array.from(await compressInThread(bytes));
