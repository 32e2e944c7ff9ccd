import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Draft } from './draft.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** What gains by compression; fonts and pictures are compressed already. */
const isText = /^(text\/|application\/(json|xml)|image\/svg)/;

/**
 * Writes the prepared representations, each with its compressed forms, and the index by which the
 * server finds them.
 *
 * @param folder emptied before
 */
export async function writeSite(folder: string, drafts: readonly Draft[]): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const index = await Promise.all(
    drafts.map(async ({ body, ...entry }, number) => {
      const file = `${number}-${entry.hash}`;
      await writeFile(path.join(folder, file), body);
      if (isText.test(entry.contentType)) {
        await writeSmaller(path.join(folder, `${file}.br`), body, await brotli(body));
        await writeSmaller(
          path.join(folder, `${file}.gz`),
          body,
          await compressGzip(body, { level: 9 }),
        );
      }
      return { ...entry, file };
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
  if (compressed.length < plain.length) await writeFile(file, compressed);
}
