import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { fileSuffixes, type PreparedFileRecord } from '../server/prepared/prepared-file.ts';
import type { Draft } from './draft.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** What gains by compression; fonts and pictures are compressed already. */
const isText = /^(text\/|application\/(json|xml|\w+\+(json|xml))|image\/svg)/;

/**
 * Writes the prepared representations, each with its compressed forms, and the index by which the
 * server finds them.
 *
 * @param folder emptied before
 * @returns the index
 */
export async function writeSite(
  folder: string,
  drafts: readonly Draft[],
): Promise<PreparedFileRecord[]> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const index = await Promise.all(
    drafts.map(async ({ body, ...entry }, number): Promise<PreparedFileRecord> => {
      const file = `${number}-${entry.hash}`;
      const full = path.join(folder, file);
      await writeFile(full, body);
      if (!isText.test(entry.contentType)) return { ...entry, file, packed: [] };
      const [br, gzip] = await Promise.all([brotli(body), compressGzip(body, { level: 9 })]);
      const packed: PreparedFileRecord['packed'] = [];
      if (await writeSmaller(full + fileSuffixes.br, body, br)) packed.push('br');
      if (await writeSmaller(full + fileSuffixes.gzip, body, gzip)) packed.push('gzip');
      return { ...entry, file, packed };
    }),
  );
  await writeFile(path.join(folder, 'index.json'), JSON.stringify(index));
  return index;
}

/** Now one mode saves up to 30 bytes of a page, now the other, so the smaller result is kept. */
async function brotli(body: Uint8Array): Promise<Uint8Array> {
  const [one, other] = await Promise.all([
    brotliInMode(constants.BROTLI_MODE_FONT, body),
    brotliInMode(constants.BROTLI_MODE_GENERIC, body),
  ]);
  return one.length <= other.length ? one : other;
}

function brotliInMode(mode: number, body: Uint8Array): Promise<Uint8Array> {
  return compressBrotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_MODE]: mode,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
}

async function writeSmaller(file: string, plain: Uint8Array, compressed: Uint8Array) {
  const isSmaller = compressed.length < plain.length;
  if (isSmaller) await writeFile(file, compressed);
  return isSmaller;
}
