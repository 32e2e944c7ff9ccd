// Makes dist/: the server, and every address of the site ready to be answered from memory.
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { locales } from '../i18n/locales.ts';
import { bundle, root, serverFolder } from './bundle.ts';
import type { Draft } from './draft.ts';
import { gatherBundledFiles, gatherOpenFiles } from './gather-files.ts';
import { writeSite } from './write-site.ts';

const startedAt = performance.now();

const assets = await bundle();
await writeFile(path.join(serverFolder, 'assets.json'), JSON.stringify(assets));
const { preparePages } = await import(path.join(serverFolder, 'prepare-pages.js'));
const drafts: Draft[] = [
  ...(await preparePages(assets)),
  ...(await gatherBundledFiles()),
  ...(await gatherOpenFiles()),
];
await writeSite(path.join(root, 'dist/site'), drafts);

const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
const pages = drafts.filter(({ locale }) => locale);
const files = drafts.length - pages.length;
console.log(
  `Built ${pages.length / locales.length} pages in ${locales.length} languages and ${files} files in ${seconds} s.`,
);
