import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Locale } from '../locales.ts';
import { checkTerms } from './check-terms.ts';
import { readGlossary } from './glossary.ts';

const glossary = readGlossary(readFileSync('docs/glossary.md', 'utf8'));
const check = (locale: Locale, text: string, english = text) =>
  checkTerms(locale, text, english, glossary).join(' ');

test.each(glossary.avoided.flatMap(({ locale, phrases }) => phrases.map((each) => [locale, each])))(
  'in %s, “%s” misleads wherever it stands',
  (locale, phrase) => {
    expect(check(locale as Locale, `${phrase} <b>x</b>`)).toContain(`says “${phrase}”`);
  },
);

test.each([
  ['en', '{{price}} paid yearly', 'without “a month”'],
  ['de', '{{price}}, jährlich bezahlt', 'without “im Monat”'],
  ['es', '{{plans.businessPro.startingAt}} con pago anual', 'without “al mes”'],
  ['fr', '{{business.startingAt}} payé à l’année', 'without “par mois”'],
  ['en', 'From {{plans.pro.annualPerMonth}} a month', 'not the lowest price'],
  ['de', 'Ab {{plans.basics.monthly}} im Monat', 'not the lowest price'],
  ['es', 'Desde {{plans.businessPro.highest}} al mes', 'not the lowest price'],
  ['fr', 'Dès {{plans.ultra.annualTotal}}', 'not the lowest price'],
  ['fr', 'À partir de {{plans.pro.annualPerMonth}} par mois', 'not the lowest price'],
  ['en', '{{claims.businessStartingPrice}} a month', 'without the tabled {{business.startingAt}}'],
] as const)('in %s, “%s” is no way to say a price', (locale, text, problem) => {
  expect(check(locale, text)).toContain(problem);
});

test.each([
  [
    'en',
    'From {{plans.basics.annualPerMonth}} a month, {{plans.basics.annualTotal}} billed yearly',
  ],
  ['en', 'From {{plans.pro.name}} upward'],
  ['en', '{{price}} a month, paid yearly'],
  ['de', 'Ab {{business.startingAt}} im Monat, jährlich bezahlt'],
  ['es', 'a partir de {{plans.pro.name}}'],
  ['fr', 'Dès {{business.startingAt}} par mois payé à l’année'],
  ['en', 'Paid yearly'],
] as const)('in %s, “%s” is fine', (locale, text) => {
  expect(check(locale, text)).toBe('');
});

test('a name that is the same in every language may not be translated', () => {
  expect(check('fr', 'Sauvegardes Plus', 'Backups Plus')).toContain('lost the name Backups Plus');
});
