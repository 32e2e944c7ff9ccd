import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { type BuildRecord, buildRecordFile, hashOf } from '../server/node/build-record.ts';
import { isFromEarlierBuild } from '../server/node/prepared-index.ts';

/**
 * Lists the files of a build with sizes and hashes, so that the server detects an interrupted copy and
 * damaged files.
 *
 * @param folder of the finished build
 * @param known files whose hashes are already known
 * @returns the build's id
 */
export async function writeBuildRecord(
  folder: string,
  known: BuildRecord['files'] = {},
): Promise<string> {
  const files: BuildRecord['files'] = {};
  const id = createHash('sha256');
  const code = globSync(['package.json', 'server/**/*'], { cwd: folder, dot: true });
  const site = readdirSync(path.join(folder, 'site')).map((file) => `site/${file}`);
  for (const file of [...code, ...site].sort()) {
    const entry = known[file] ?? entryOf(await readFile(path.join(folder, file)));
    files[file] = entry;
    if (!isFromEarlierBuild(path.basename(file))) id.update(file).update(entry.hash);
  }
  const record: BuildRecord = { id: id.digest('hex').slice(0, 16), files };
  await writeFile(path.join(folder, buildRecordFile), JSON.stringify(record));
  return record.id;
}

function entryOf(bytes: Uint8Array): BuildRecord['files'][string] {
  return { bytes: bytes.byteLength, hash: hashOf(bytes) };
}
