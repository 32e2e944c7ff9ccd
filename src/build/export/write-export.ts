import { readFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { loadContent } from '../../content/check/load.ts';
import { type BuildRecord, buildRecordFile } from '../../server/node/build-record.ts';
import { readIndex } from '../../server/node/prepared-index.ts';
import { fileSuffixes } from '../../server/prepared/prepared-file.ts';
import { putFile } from '../put-file.ts';
import { type ExportOptions, siteConfig, wholeConfig } from './nginx-config.ts';

/**
 * Writes the prepared site for nginx: its files, those kept of earlier builds among them, and the
 * configuration that sends them. The name of a file tells its content, so that an export may be copied
 * over an older one while that is served.
 *
 * @param dist the finished build
 * @param folder emptied before
 * @param root of the project
 * @throws when something of the site cannot be said in nginx's words
 */
export async function writeExport(
  dist: string,
  folder: string,
  root: string,
  options: ExportOptions,
): Promise<void> {
  const site = path.join(dist, 'site');
  const records = readIndex(site);
  const { id }: BuildRecord = JSON.parse(readFileSync(path.join(dist, buildRecordFile), 'utf8'));
  const { content } = loadContent(root);
  if (!content) throw new Error('The content has mistakes; run "npm run content".');
  const { links, priceDisplay, fieldTimings } = content.site;
  const config = siteConfig(
    records,
    {
      buildId: id,
      links,
      isPricedByLocation: priceDisplay === 'byLocation',
      isTimed: fieldTimings,
    },
    options,
  );
  await rm(folder, { recursive: true, force: true });
  await mkdir(path.join(folder, 'files'), { recursive: true });
  for (const { file, packed } of records) {
    for (const encoding of ['identity', ...packed] as const) {
      const name = file + fileSuffixes[encoding];
      await putFile(path.join(site, name), path.join(folder, 'files', name));
    }
  }
  await writeFile(path.join(folder, 'nginx.conf'), wholeConfig);
  await writeFile(path.join(folder, 'site.conf'), config);
}
