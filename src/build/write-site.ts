import { createHash } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { fileSuffixes, type PreparedFileRecord } from '../server/prepared/prepared-file.ts';
import type { BuildCache } from './build-cache.ts';
import type { Draft } from './draft.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

const { brotli: brotliVersion, zlib: zlibVersion } = process.versions;

/** Another release of a compressor may pack the same text differently. */
const compressors = `brotli ${brotliVersion}, zlib ${zlibVersion}`;

/** What gains by compression; fonts and pictures are compressed already. */
const isText = /^(text\/|application\/(json|xml|\w+\+(json|xml))|image\/svg)/;

/**
 * Writes the prepared representations, each with its compressed forms, and the index by which the
 * server finds them.
 *
 * @param folder emptied before
 * @param cache what was compressed by an earlier build is taken from here
 */
export async function writeSite(
  folder: string,
  drafts: readonly Draft[],
  cache: BuildCache,
): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const index = await Promise.all(
    drafts.map(async ({ body, ...entry }, number): Promise<PreparedFileRecord> => {
      const file = `${number}-${entry.hash}`;
      const full = path.join(folder, file);
      await writeFile(full, body);
      if (!isText.test(entry.contentType)) return { ...entry, file, packed: [] };
      const madeOf = [compressors, createHash('sha256').update(body).digest('hex')];
      const [br, gzip] = await Promise.all([
        cache.remember(madeOf, 'br', () => brotli(body)),
        cache.remember(madeOf, 'gz', () => compressGzip(body, { level: 9 })),
      ]);
      const packed: PreparedFileRecord['packed'] = [];
      if (await writeSmaller(full + fileSuffixes.br, body, br)) packed.push('br');
      if (await writeSmaller(full + fileSuffixes.gzip, body, gzip)) packed.push('gzip');
      return { ...entry, file, packed };
    }),
  );
  await writeFile(path.join(folder, 'index.json'), JSON.stringify(index));
}

function brotli(body: Uint8Array): Promise<Uint8Array> {
  return compressBrotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
}

async function writeSmaller(file: string, plain: Uint8Array, compressed: Uint8Array) {
  const isSmaller = compressed.length < plain.length;
  if (isSmaller) await writeFile(file, compressed);
  return isSmaller;
}
