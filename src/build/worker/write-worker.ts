import { statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readIndex } from '../../server/node/prepared-index.ts';
import { fileSuffixes, type PreparedFileRecord } from '../../server/prepared/prepared-file.ts';
import type { StoredFileRecord, WorkerBuild } from '../../server/worker/worker-build.ts';
import { workerdSettings, wranglerSettings } from './runtime-settings.ts';

/**
 * Completes the worker's folder: adds the data of this build and the configuration of the runtimes to the
 * bundle. The static files are those of the server.
 *
 * @param folder of the worker; its bundle is in `code/` already
 * @param options.site the folder of the prepared files
 * @param options.name name of the published worker
 */
export function writeWorker(
  folder: string,
  { site, name, ...build }: { site: string; name: string } & Omit<WorkerBuild, 'files'>,
): void {
  const says: WorkerBuild = {
    ...build,
    files: readIndex(site).map((record) => withSizes(record, site)),
  };
  const write = (file: string, text: string) => writeFileSync(path.join(folder, file), text);
  // Parsed as JSON, which is quicker than as script.
  write('code/build.js', `export const build = JSON.parse(${quoted(says)});\n`);
  write(
    'code/main.js',
    "import { build } from './build.js';\nimport { createWorker } from './worker.js';\n\nexport default createWorker(build);\n",
  );
  write('wrangler.jsonc', wranglerSettings(name, path.relative(folder, site)));
  write('workerd.capnp', workerdSettings());
}

function withSizes({ packed, ...record }: PreparedFileRecord, site: string): StoredFileRecord {
  const bytes: StoredFileRecord['bytes'] = { identity: 0 };
  for (const encoding of ['identity', ...packed] as const) {
    bytes[encoding] = statSync(path.join(site, record.file + fileSuffixes[encoding])).size;
  }
  return { ...record, bytes };
}

function quoted(says: unknown): string {
  return JSON.stringify(JSON.stringify(says));
}
