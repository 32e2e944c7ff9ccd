import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PreparedFile, PreparedFileRecord } from '../prepared/prepared-file.ts';

const suffixes = { br: '.br', gzip: '.gz' } as const;

/**
 * Reads what the build has made into memory.
 *
 * @param folder the folder that holds `index.json`
 * @throws when the folder is no finished build
 */
export async function loadPreparedFiles(folder: string): Promise<PreparedFile[]> {
  const index = await readFile(join(folder, 'index.json'), 'utf8').catch((cause: unknown) => {
    throw new Error(`There is no built site in ${folder}. Run "npm run build" first.`, { cause });
  });
  const records: PreparedFileRecord[] = JSON.parse(index);
  return Promise.all(records.map((record) => loadFile(folder, record)));
}

async function loadFile(
  folder: string,
  { file, ...description }: PreparedFileRecord,
): Promise<PreparedFile> {
  const path = join(folder, file);
  const [identity, br, gzip] = await Promise.all([
    readFile(path),
    readIfPresent(path + suffixes.br),
    readIfPresent(path + suffixes.gzip),
  ]);
  return { ...description, bodies: { identity, ...(br && { br }), ...(gzip && { gzip }) } };
}

async function readIfPresent(path: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  return readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
}
