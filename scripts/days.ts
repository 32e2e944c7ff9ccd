// Writes down since when each page says what it says, for the sitemap: whatever has changed since the
// last time has changed today. Run it (`npm run days`) when texts are ready; the result is committed.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { freshBuild } from '../src/build/fresh-build.ts';
import {
  changedPages,
  markdownHashes,
  pageDays,
  writePageDays,
  writtenPageDays,
} from '../src/build/sitemap/page-days.ts';
import { dayOf } from '../src/domain/tax-rate.ts';

if (!freshBuild()) process.exit(1);
const index = path.resolve(import.meta.dirname, '../dist/site/index.json');
const written = writtenPageDays();
const days = pageDays(
  markdownHashes(JSON.parse(readFileSync(index, 'utf8'))),
  written,
  dayOf(new Date()),
);
writePageDays(days);
console.log(`${changedPages(days, written)} pages have changed; their days are written down.`);
