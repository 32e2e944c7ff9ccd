// Makes dist/: the server, and every address of the site ready to be answered from memory.
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { bundle, root, serverFolder } from './bundle.ts';
import { gatherBundledFiles, gatherOpenFiles } from './gather-files.ts';
import { writeSite } from './write-site.ts';

const startedAt = performance.now();

const assets = await bundle();
await writeFile(path.join(serverFolder, 'assets.json'), JSON.stringify(assets));
const { preparePages } = await import(path.join(serverFolder, 'prepare-pages.js'));
const pages = await preparePages(assets);
await writeSite(path.join(root, 'dist/site'), [
  ...pages,
  ...(await gatherBundledFiles()),
  ...(await gatherOpenFiles()),
]);

const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
console.log(`Built ${pages.length} pages in ${seconds} s.`);
