import { expect, test } from 'vitest';
import { checkTexts } from './check-texts.ts';

const english = { page: { price: 'From {{price}}, see <plans>the plans</plans>.', more: 'More' } };
const glossary = { terms: new Map(), avoided: [] };
const check = (page: Record<string, string>) => checkTexts('de', { page }, english, glossary);
const fine = { price: 'Ab {{price}}, siehe <plans>die Tarife</plans>.', more: 'Mehr' };

test('a complete translation is fine', () => {
  expect(check(fine)).toEqual([]);
});

test.each([
  ['a missing text', { price: fine.price }, 'is missing; in English it reads "More".'],
  ['an extra text', { ...fine, other: 'Anderes' }, 'does not exist in English'],
  ['an empty text', { ...fine, more: ' ' }, 'is empty.'],
  ['a lost placeholder', { ...fine, price: '<plans>Tarife</plans>' }, 'placeholder {{price}}'],
  ['a lost tag', { ...fine, price: 'Ab {{price}}' }, 'has lost the tag <plans>.'],
  ['an invented tag', { ...fine, more: '<terms>Mehr</terms>' }, 'has the tag <terms>'],
  ['a typed number', { ...fine, more: 'Noch 9 mehr' }, 'has a number in it'],
  ['a straight quotation mark', { ...fine, more: 'Mehr "davon"' }, 'straight quotation mark'],
  ['a straight apostrophe', { ...fine, more: "L'autre" }, 'straight quotation mark'],
])('%s is told with its file and key', (_, page, sentence) => {
  const problems = check(page);
  expect(problems.join('\n')).toContain(sentence);
  expect(problems[0]).toMatch(/^locales\/de\/page\.json, "\w+": /);
});
