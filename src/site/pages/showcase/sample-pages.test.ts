import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { showcase } from '../../../content/showcase.ts';
import { readLine } from '../../../domain/wikitext.ts';
import { locales } from '../../../i18n/locales.ts';
import { samplePageIds } from './sample-pages.ts';

type Lines = Record<string, string>;
type Pages = Record<string, { text: Lines; history: Lines; talk?: Lines }>;

function pagesOf(locale: string, wiki: string): Pages {
  const file = path.resolve(import.meta.dirname, `../../../../locales/${locale}/wiki-tour.json`);
  return JSON.parse(readFileSync(file, 'utf8'))[wiki];
}

/** The links of each page of the wiki, in order; links to other pages only by kind. */
const linksIn = (pages: Pages) =>
  Object.entries(pages).map(([id, { text }]) => [
    id,
    Object.values(text).flatMap((paragraph) =>
      readLine(paragraph).flatMap(({ target }) =>
        target ? [samplePageIds.find((page) => page === target) ?? 'red'] : [],
      ),
    ),
  ]);

const wikis = showcase.map(({ id }) => id);

test.each(wikis)('the pages of %s link to each other, alike in every language', (wiki) => {
  const links = locales.map((locale) => linksIn(pagesOf(locale, wiki)));
  expect(links[0]?.map(([id]) => id)).toEqual(samplePageIds);
  expect(links[0]?.flatMap(([, targets]) => targets)).toEqual(
    expect.arrayContaining([...samplePageIds]),
  );
  for (const other of links) expect(other).toEqual(links[0]);
});

test.each(locales)('every remark in %s says who made it', (locale) => {
  for (const wiki of wikis) {
    for (const { history, talk = {} } of Object.values(pagesOf(locale, wiki))) {
      for (const line of [...Object.values(history), ...Object.values(talk)]) {
        expect(line).toMatch(/^[^:]+?\s?: \S/);
      }
    }
  }
});
