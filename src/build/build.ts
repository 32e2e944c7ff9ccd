// Makes the server, and every address of the site ready to be answered from memory. Called by
// `npm run build` with the folder to build into.
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { loadContent } from '../content/load.ts';
import { formatProblem } from '../content/problem.ts';
import { locales } from '../i18n/locales.ts';
import { bundle, root } from './bundle.ts';
import type { Draft } from './draft.ts';
import { gatherBundledFiles, gatherOpenFiles } from './gather-files.ts';
import { writeSite } from './write-site.ts';

const startedAt = performance.now();
const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Say "npm run build": it names the folder to build into.');

const { problems } = loadContent(root);
if (problems.length > 0) {
  console.error(problems.map(formatProblem).join('\n'));
  process.exit(1);
}

const folders = { client: path.join(folder, 'client'), server: path.join(folder, 'server') };
const assets = await bundle(folders);
await writeFile(path.join(folders.server, 'assets.json'), JSON.stringify(assets));
const { preparePages } = await import(path.join(folders.server, 'prepare-pages.js'));
const drafts: Draft[] = [
  ...(await preparePages(assets)),
  ...(await gatherBundledFiles(folders)),
  ...(await gatherOpenFiles()),
];
await writeSite(path.join(folder, 'site'), drafts);

const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
const pages = drafts.filter(({ locale }) => locale);
const files = drafts.length - pages.length;
console.log(
  `Built ${pages.length / locales.length} pages in ${locales.length} languages and ${files} files in ${seconds} s.`,
);
