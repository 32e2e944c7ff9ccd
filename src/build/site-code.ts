import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { globSync } from 'tinyglobby';
import type { SiteAssets } from '../site/context.tsx';
import type { BuildCache } from './build-cache.ts';
import { hashFiles } from './built-from.ts';
import { compileLegalTexts, type LegalCode } from './legal-code.ts';
import { root } from './project-root.ts';
import { type SiteData, writeSiteData } from './site-data.ts';

/** What the bundles are made of; the rest of content/, and locales/, lies beside them as data. */
const inputs = [
  'src/**/*',
  'content/pictures/**/*',
  'public/wiki-screens/*-en.avif',
  'package-lock.json',
  'vite.config.ts',
];

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
  const [kept, legal] = await Promise.all([
    cache.remember(['code', madeOf], 'code', () => bundled(folder)),
    compileLegalTexts(cache),
  ]);
  for (const [file, bytes] of deserialize(kept) as [string, Uint8Array][]) {
    const full = path.join(folder, file);
    mkdirSync(path.dirname(full), { recursive: true });
    writeFileSync(full, bytes);
  }
  for (const part of ['server', 'worker/code']) {
    writeSiteData(path.join(folder, part), data, legal);
  }
  // The server is one folder that needs no other package beside it.
  copyFileSync(locationDatabase, path.join(folder, 'server/location.mmdb'));
  const assets: SiteAssets = JSON.parse(readFileSync(path.join(folder, assetsFile), 'utf8'));
  return { assets, madeOf, legal };
}

/** Bundles anew, and packs every file with its path into one. */
async function bundled(folder: string): Promise<Buffer> {
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
  const files = globSync('**/*', { cwd: folder, dot: true }).sort();
  const packed = files.map((file) => [file, readFileSync(path.join(folder, file))]);
  rmSync(folder, { recursive: true });
  return serialize(packed);
}
