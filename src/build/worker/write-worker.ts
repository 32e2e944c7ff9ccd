import { mkdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readIndex } from '../../server/node/prepared-index.ts';
import { fileSuffixes, type PreparedFileRecord } from '../../server/prepared/prepared-file.ts';
import type { StoredFileRecord, WorkerBuild } from '../../server/worker/worker-build.ts';
import { linkOrCopy } from '../link-or-copy.ts';
import { workerdSettings, wranglerSettings } from './runtime-settings.ts';

/**
 * Completes the worker's folder: adds the data of this build, the static files, and the configuration of the
 * runtimes to the bundle.
 *
 * @param folder of the worker; its bundle is in `code/` already
 * @param options.site the folder of the prepared files
 * @param options.name name of the published worker
 */
export async function writeWorker(
  folder: string,
  { site, name, ...build }: { site: string; name: string } & Omit<WorkerBuild, 'files'>,
): Promise<void> {
  const assets = path.join(folder, 'assets');
  await mkdir(assets, { recursive: true });
  const files = await Promise.all(readIndex(site).map((record) => addFile(record, site, assets)));
  const says: WorkerBuild = { ...build, files };
  await Promise.all([
    // Parsed as JSON, which is quicker than as script.
    write('code/build.js', `export const build = JSON.parse(${quoted(says)});\n`),
    write(
      'code/main.js',
      "import { build } from './build.js';\nimport { createWorker } from './worker.js';\n\nexport default createWorker(build);\n",
    ),
    write('wrangler.jsonc', wranglerSettings(name)),
    write('workerd.capnp', workerdSettings()),
  ]);

  function write(file: string, text: string): Promise<void> {
    return writeFile(path.join(folder, file), text);
  }
}

async function addFile(
  { packed, ...record }: PreparedFileRecord,
  site: string,
  assets: string,
): Promise<StoredFileRecord> {
  const bytes: StoredFileRecord['bytes'] = { identity: 0 };
  for (const encoding of ['identity', ...packed] as const) {
    const file = record.file + fileSuffixes[encoding];
    const { size } = await stat(path.join(site, file));
    bytes[encoding] = size;
    await linkOrCopy(path.join(site, file), path.join(assets, file));
  }
  return { ...record, bytes };
}

function quoted(says: unknown): string {
  return JSON.stringify(JSON.stringify(says));
}
