import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type BuildRecord, buildRecordFile, hashOf } from '../server/node/build-record.ts';
import { isKept } from '../server/node/prepared-index.ts';

/**
 * Writes down what belongs to a build, so that the server can tell a complete one from an
 * interrupted copy, and what it serves from what was built.
 *
 * @param folder of the finished build
 * @returns the build's id
 */
export async function writeBuildRecord(folder: string): Promise<string> {
  const files: BuildRecord['files'] = {};
  const id = createHash('sha256');
  const entries = globSync('{package.json,{server,site}/**/*}', {
    cwd: folder,
    withFileTypes: true,
  })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  for (const full of entries.sort()) {
    const file = path.relative(folder, full).split(path.sep).join('/');
    const bytes = await readFile(full);
    const hash = hashOf(bytes);
    files[file] = { bytes: bytes.byteLength, hash };
    if (!isKept(path.basename(file))) id.update(file).update(hash);
  }
  const record: BuildRecord = { id: id.digest('hex').slice(0, 16), files };
  await writeFile(path.join(folder, buildRecordFile), JSON.stringify(record));
  return record.id;
}
