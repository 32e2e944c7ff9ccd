import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type BuildRecord, hashOf } from '../server/node/build-record.ts';
import { indexFile } from '../server/node/prepared-index.ts';
import { fileSuffixes, type PreparedFileRecord } from '../server/prepared/prepared-file.ts';
import type { BuildCache } from './build-cache.ts';
import { type CachedFile, cachedFile, type UncompressedFile } from './uncompressed-file.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

const { brotli: brotliVersion, zlib: zlibVersion } = process.versions;

/** Releases of a compressor may compress the same text differently. */
const compressors = `brotli ${brotliVersion}, zlib ${zlibVersion}`;

/** Media types worth compressing; fonts and pictures are compressed already. */
const isText = /^(text\/|application\/(json|xml|\w+\+(json|xml))|image\/svg)/;

/** How hard to compress: `quick` takes a thirtieth of the time and is a tenth larger. */
export type CompressionLevel = 'quick' | 'release';

const brotliQuality = { quick: 6, release: constants.BROTLI_MAX_QUALITY } satisfies Record<
  CompressionLevel,
  number
>;

const gzipLevel = {
  quick: 6,
  release: constants.Z_BEST_COMPRESSION,
} satisfies typeof brotliQuality;

const compress = {
  br: (body: Uint8Array, level: CompressionLevel): Promise<Uint8Array> =>
    compressBrotli(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: brotliQuality[level],
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  gzip: (body: Uint8Array, level: CompressionLevel): Promise<Uint8Array> =>
    compressGzip(body, { level: gzipLevel[level] }),
};

const encodings = ['br', 'gzip'] as const;

/** Files that are compressed at the same time: as many as Node has threads for it. All at once take much more memory. */
const concurrentFiles = 4;

/**
 * Writes the prepared representations, each with its compressed forms, and the index by which the server
 * finds them.
 *
 * @param folder emptied before
 * @param cache reuses what earlier builds compressed
 * @returns what was written, for the build's record
 */
export async function writeSite(
  folder: string,
  drafts: readonly (UncompressedFile | CachedFile)[],
  cache: BuildCache,
  level: CompressionLevel = 'quick',
): Promise<BuildRecord['files']> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const written: BuildRecord['files'] = {};
  const record = (file: string, entry: BuildRecord['files'][string]) => {
    written[`${path.basename(folder)}/${file}`] = entry;
    return path.join(folder, file);
  };
  const write = async (
    draft: UncompressedFile | CachedFile,
    number: number,
  ): Promise<PreparedFileRecord> => {
    const { bytes, ...entry } = 'body' in draft ? cachedFile(draft) : draft;
    const { hash } = entry;
    const file = `${number}-${hash}`;
    const read = () => ('body' in draft ? draft.body : cache.readContent(hash));
    await cache.put(record(file, { bytes, hash }), hash, read);
    if (!isText.test(entry.contentType)) return { ...entry, file, packed: [] };
    const forms = await compressedForms(read, hash, level, cache);
    for (const { encoding, bytes, hash } of forms) {
      const packed = record(file + fileSuffixes[encoding], { bytes, hash });
      await cache.put(packed, hash, () => compress[encoding](read(), level));
    }
    return { ...entry, file, packed: forms.map(({ encoding }) => encoding) };
  };
  const index: PreparedFileRecord[] = [];
  const queue = drafts.entries();
  const writeNext = async () => {
    for (const [number, draft] of queue) index[number] = await write(draft, number);
  };
  await Promise.all(Array.from({ length: concurrentFiles }, writeNext));
  const text = Buffer.from(JSON.stringify(index));
  writeFileSync(record(indexFile, { bytes: text.byteLength, hash: hashOf(text) }), text);
  return written;
}

/** A compressed form of a text. */
type CompressedForm = { encoding: (typeof encodings)[number]; bytes: number; hash: string };

/** The compressed forms that are smaller than the text; their content is in the cache. */
async function compressedForms(
  read: () => Uint8Array,
  hash: string,
  level: CompressionLevel,
  cache: BuildCache,
): Promise<CompressedForm[]> {
  const madeOf = [compressors, level, hash];
  const forms = await cache.remember(madeOf, 'json', async () => {
    const body = read();
    const all = await Promise.all(
      encodings.map(async (encoding) => {
        const content = await compress[encoding](body, level);
        return { encoding, content, bytes: content.length, hash: hashOf(content) };
      }),
    );
    const smaller = all.filter(({ bytes }) => bytes < body.length);
    for (const { hash, content } of smaller) cache.keepContent(hash, content);
    return JSON.stringify(smaller.map(({ content: _, ...form }) => form));
  });
  return JSON.parse(forms.toString());
}
