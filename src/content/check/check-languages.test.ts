import { expect, test } from 'vitest';
import { checkLanguages } from './check-languages.ts';
import { parseSource } from './source-file.ts';
import { checkEdited } from './testing/check-edited.ts';
import { problemLines } from './testing/test-content.ts';

const said = (de: string) =>
  problemLines(
    checkLanguages([
      parseSource(
        'content/some.yaml',
        `kept:\n  en: "{{days}} days, 99.93%"\n  de: "${de}"\n  es: "99,93 %, {{days}} días"\n  fr: "{{days}} jours, 99,93 %"\n`,
      ),
    ]),
  );

test('the same numbers and values may stand in any order, written as the language writes them', () => {
  expect(said('99,93 % an {{days}} Tagen')).toEqual([]);
});

test.each([
  ['another number', '{{days}} Tage, 99,39 %', '39 99 {{days}}'],
  ['a number that is missing', '{{days}} Tage', '{{days}}'],
  ['another value', '{{hours}} Tage, 99,93 %', '93 99 {{hours}}'],
  ['no figure at all', 'Lange', 'none'],
])('%s in one language is reported', (_, de, figures) => {
  expect(said(de)).toEqual([
    `[kept.de] content/some.yaml, line 3: the numbers of "de" are ${figures}, but those of "en" are 93 99 {{days}}; write the same in every language.`,
  ]);
});

test('an answer that promises another time in one language stops the build', () => {
  const { problems } = checkEdited('content/trust.yaml', (text) =>
    text
      .replace('spätestens nach {{terms.breachNoticeHours}} Stunden', 'spätestens nach 24 Stunden')
      .replace('Spätestens nach {{terms.breachNoticeHours}} Stunden', 'Spätestens nach 24 Stunden'),
  );
  expect(problems).toEqual([expect.stringContaining('the numbers of "de" are 24')]);
});
