import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type BuildRecord, buildRecordFile } from '../server/node/build-record.ts';

/**
 * Writes down what belongs to a build, so that the server can tell a complete one from an
 * interrupted copy.
 *
 * @param folder of the finished build
 */
export async function writeBuildRecord(folder: string): Promise<void> {
  const files: BuildRecord['files'] = {};
  const hash = createHash('sha256');
  const entries = globSync('{server,site}/**/*', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  for (const full of entries.sort()) {
    const file = path.relative(folder, full).split(path.sep).join('/');
    const bytes = await readFile(full);
    files[file] = bytes.byteLength;
    hash.update(file).update(bytes);
  }
  const record: BuildRecord = { id: hash.digest('hex').slice(0, 16), files };
  await writeFile(path.join(folder, buildRecordFile), JSON.stringify(record));
}
