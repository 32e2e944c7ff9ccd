import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readBlocks } from '../../../domain/wikitext.ts';
import { locales } from '../../../i18n/locales.ts';

const textsOf = (locale: string, namespace: string) => {
  const file = path.resolve(import.meta.dirname, `../../../../locales/${locale}/${namespace}.json`);
  return JSON.parse(readFileSync(file, 'utf8'));
};

/** As a reader sees it. */
const plain = (text: string) =>
  readBlocks(text).map(({ pieces }) => pieces.map(({ text: words }) => words).join(''));

test.each(
  locales.flatMap((locale) => [
    { locale, page: 'species', wiki: 'mossbook' },
    { locale, page: 'writing', wiki: 'emberfall' },
  ]),
)('the page to edit in place of $page in $locale says what the photograph does', (each) => {
  const { title, better, more } = textsOf(each.locale, 'editable-page')[each.page];
  const { one, two } = textsOf(each.locale, 'wiki-tour')[each.wiki];
  expect([title, more.heading]).toEqual([one.title, two.title]);
  expect([better.text, more.text, more.rest].flatMap(plain)).toEqual(
    [one.text[1], one.text[2], two.text[1]].flatMap(plain),
  );
});
