import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type BuildRecord, hashOf } from '../server/node/build-record.ts';
import { indexFile } from '../server/node/prepared-index.ts';
import { fileSuffixes, type PreparedFileRecord } from '../server/prepared/prepared-file.ts';
import type { BuildCache } from './build-cache.ts';
import type { Draft } from './draft.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

const { brotli: brotliVersion, zlib: zlibVersion } = process.versions;

/** Releases of a compressor may compress the same text differently. */
const compressors = `brotli ${brotliVersion}, zlib ${zlibVersion}`;

/** Media types worth compressing; fonts and pictures are compressed already. */
const isText = /^(text\/|application\/(json|xml|\w+\+(json|xml))|image\/svg)/;

/** How hard to compress pages: `quick` takes a thirtieth of the time and is a tenth larger. */
export type Strength = 'quick' | 'release';

const brotliQuality = { quick: 6, release: constants.BROTLI_MAX_QUALITY } satisfies Record<
  Strength,
  number
>;

/** A compressed form; undefined where it is not smaller than the text. */
type Packed = { bytes: Uint8Array; hash: string } | undefined;

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
  drafts: readonly Draft[],
  cache: BuildCache,
  strength: Strength = 'quick',
): Promise<BuildRecord['files']> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const written: BuildRecord['files'] = {};
  const write = (file: string, bytes: Uint8Array, hash = hashOf(bytes)) => {
    writeFileSync(path.join(folder, file), bytes);
    written[`${path.basename(folder)}/${file}`] = { bytes: bytes.byteLength, hash };
  };
  const index = await Promise.all(
    drafts.map(async ({ body, ...entry }, number): Promise<PreparedFileRecord> => {
      const file = `${number}-${entry.hash}`;
      write(file, body, entry.hash);
      if (!isText.test(entry.contentType)) return { ...entry, file, packed: [] };
      // Every visitor loads the scripts, and they seldom change, so they are always compressed hard.
      const own = entry.cache === 'immutable' ? 'release' : strength;
      const madeOf = [compressors, own, createHash('sha256').update(body).digest('hex')];
      const kept = await cache.remember(madeOf, 'packed', async () =>
        serialize(
          await Promise.all(
            [brotli(body, own), compressGzip(body, { level: 9 })].map(async (compressing) => {
              const bytes = await compressing;
              return bytes.length < body.length ? { bytes, hash: hashOf(bytes) } : undefined;
            }),
          ),
        ),
      );
      const [br, gzip]: Packed[] = deserialize(kept);
      if (br) write(file + fileSuffixes.br, br.bytes, br.hash);
      if (gzip) write(file + fileSuffixes.gzip, gzip.bytes, gzip.hash);
      const packed = [...(br ? (['br'] as const) : []), ...(gzip ? (['gzip'] as const) : [])];
      return { ...entry, file, packed };
    }),
  );
  write(indexFile, new TextEncoder().encode(JSON.stringify(index)));
  return written;
}

function brotli(body: Uint8Array, strength: Strength): Promise<Uint8Array> {
  return compressBrotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: brotliQuality[strength],
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
}
