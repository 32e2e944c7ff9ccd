// Records the day of each page's last change for the sitemap: pages that have changed since the last run get
// today's date. Run it (`npm run days`) when the texts are ready, and commit the result.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { freshBuild } from '../src/build/fresh-build.ts';
import {
  knownPageDays,
  markdownHashes,
  pageDays,
  writePageDays,
  writtenPageDays,
} from '../src/build/sitemap/page-days.ts';
import { dayOf } from '../src/domain/tax-rate.ts';

if (!freshBuild()) process.exit(1);
const index = path.resolve(import.meta.dirname, '../dist/site/index.json');
const written = writtenPageDays();
const hashes = markdownHashes(JSON.parse(readFileSync(index, 'utf8')));
writePageDays(pageDays(hashes, written, dayOf(new Date())));
const changed = hashes.size - Object.keys(knownPageDays(hashes, written)).length;
console.log(`${changed} pages have changed; their days are recorded.`);
