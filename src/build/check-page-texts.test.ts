import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readFacts } from '../content/check/fact-values.ts';
import { formatProblem } from '../content/check/problem.ts';
import { content } from '../content/content.ts';
import { locales } from '../i18n/locales.ts';
import { pageRoutes } from '../site/routes.ts';
import { checkPageTexts } from './check-page-texts.ts';
import { readSearches } from './searches.ts';

const shipped = Object.fromEntries(
  globSync('locales/*/*.json').map((file) => [file, readFileSync(file, 'utf8')]),
);
const facts = await readFacts(content);
const searches = readSearches(readFileSync('docs/searches.md', 'utf8'));

function problemsAfter(file: string, from: RegExp, to: string): string[] {
  const edited = shipped[file]?.replace(from, to) ?? '';
  expect(edited).not.toBe(shipped[file]);
  return checkPageTexts({ ...shipped, [file]: edited }, facts, searches).map(formatProblem);
}

const title = /"title": ".*?"/;
const summary = /"summary": ".*?"/;

test.each([
  ['a title that is too short', title, '"title": "Tarife"', /"title" has 18 .+ write 30 to 60\.$/],
  [
    'a title that is cut off',
    title,
    `"title": "${'Preise und Tarife, '.repeat(3)}"`,
    /"title" has 69 .+ write 30 to 60\.$/,
  ],
  [
    'a description that is too short',
    summary,
    '"summary": "Ab {{list.plans.basics.annualPerMonth}} im Monat."',
    /line 3: "summary" has 19 characters; write 70 to 155\.$/,
  ],
  [
    'a title and a description without the words of the search',
    new RegExp(`${title.source},\\s+${summary.source}`),
    `"title": "Was ein Wiki im Monat kostet", "summary": "${'Jeder Tarif hat seinen Preis. '.repeat(3).trim()}"`,
    /lack “mediawiki-hosting”.+ “mediawiki-hosting preise”; write these words\.$/,
  ],
])('%s is reported, with what to write', (_, from, to, sentence) => {
  expect(problemsAfter('locales/de/plans.json', from, to)).toEqual([
    expect.stringMatching(/^locales\/de\/plans\.json, line \d: /),
  ]);
  expect(problemsAfter('locales/de/plans.json', from, to)[0]).toMatch(sentence);
});

test('a description that two pages share is reported', () => {
  const [shared = ''] = shipped['locales/fr/compare.json']?.match(summary) ?? [];
  expect(problemsAfter('locales/fr/dmca.json', summary, shared)).toContainEqual(
    expect.stringMatching(
      /^locales\/fr\/dmca\.json, .+ same as in locales\/fr\/compare\.json; write /,
    ),
  );
});

test('docs/searches.md has each page that may be listed, in each language, and no other', () => {
  const listed = pageRoutes.filter(([, { isIndexed }]) => isIndexed !== false);
  expect([...searches.keys()].sort()).toEqual(listed.map(([, { path }]) => path).sort());
  for (const [address, byLocale] of searches) {
    for (const locale of locales) expect(byLocale[locale], address).not.toHaveLength(0);
  }
});
