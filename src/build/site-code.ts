import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { type BuildRecord, hashOf } from '../server/node/build-record.ts';
import type { SiteAssets } from '../site/context.tsx';
import type { BuildCache } from './build-cache.ts';
import { hashFiles } from './built-from.ts';
import { fileHashes } from './file-hashes.ts';
import { compileLegalTexts, type LegalCode } from './legal-code.ts';
import { root } from './project-root.ts';
import { type SiteData, writeSiteData } from './site-data.ts';

/** What the bundles are made of; the rest of content/, and locales/, lies beside them as data. */
const inputs = ['src/**/*', 'content/pictures/**/*', 'package-lock.json'];

const locationDatabase = createRequire(import.meta.url).resolve(
  '@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb',
);

const assetsFile = 'server/assets.json';

/** The code of a build. */
export interface SiteCode {
  assets: SiteAssets;
  legal: LegalCode;
  /** Hash of everything that the bundles are made of. */
  madeOf: string;
  /** The files whose hashes are known, for the build's record. */
  written: BuildRecord['files'];
}

/**
 * Puts the bundles of browser, server and worker into the folder of a build, with the data that they import.
 * Unchanged code comes from the cache.
 *
 * @param folder absolute
 */
export async function writeSiteCode(
  folder: string,
  data: SiteData,
  cache: BuildCache,
): Promise<SiteCode> {
  const madeOf = hashFiles(root, inputs);
  const [bundles, legal] = await Promise.all([
    putBundles(folder, ['code', madeOf], cache),
    compileLegalTexts(cache),
  ]);
  const parts = ['server', 'worker/code'].map((part) => path.join(folder, part));
  writeSiteData(parts, data, legal);
  const written = { ...bundles, ...(await putLocationDatabase(folder, cache)) };
  const assets: SiteAssets = JSON.parse(readFileSync(path.join(folder, assetsFile), 'utf8'));
  return { assets, madeOf, legal, written };
}

async function putBundles(
  folder: string,
  madeOf: readonly string[],
  cache: BuildCache,
): Promise<BuildRecord['files']> {
  const kept = cache.recall(madeOf, 'code');
  const files: BuildRecord['files'] = kept ? JSON.parse(kept.toString()) : {};
  const entries = Object.entries(files);
  if (entries.length > 0 && entries.every(([, { hash }]) => cache.hasContent(hash))) {
    for (const [file, { hash }] of entries) {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      await cache.put(path.join(folder, file), hash, () => cache.readContent(hash));
    }
    return files;
  }
  await bundleAnew(folder);
  const made: BuildRecord['files'] = {};
  for (const file of globSync('**/*', { cwd: folder, dot: true }).sort()) {
    const bytes = readFileSync(path.join(folder, file));
    const hash = hashOf(bytes);
    made[file] = { bytes: bytes.length, hash };
    cache.keepContent(hash, bytes);
  }
  cache.keep(madeOf, 'code', Buffer.from(JSON.stringify(made)));
  return made;
}

async function bundleAnew(folder: string): Promise<void> {
  // Loaded only when needed, because the bundler is slow to load.
  const { bundle } = await import('./bundle.ts');
  const { bundleWorker } = await import('./worker/bundle-worker.ts');
  const client = path.join(folder, 'client');
  const server = path.join(folder, 'server');
  const [assets] = await Promise.all([
    bundle({ client, server }),
    bundleWorker(path.join(folder, 'worker/code')),
  ]);
  writeFileSync(path.join(folder, assetsFile), JSON.stringify(assets));
}

/** Puts it beside the server, which is one folder that needs no other package. */
async function putLocationDatabase(
  folder: string,
  cache: BuildCache,
): Promise<BuildRecord['files']> {
  const file = 'server/location.mmdb';
  const hash = fileHashes(root).hashOfFile(path.relative(root, locationDatabase));
  await cache.put(path.join(folder, file), hash, () => readFileSync(locationDatabase));
  return { [file]: { bytes: statSync(locationDatabase).size, hash } };
}
