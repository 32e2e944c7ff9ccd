import { expect, test } from 'vitest';
import { changeSentence, describeChanges } from './describe-change.ts';

const sentences = (before: unknown, after: unknown) =>
  describeChanges(before, after).map(changeSentence);

test('a value is named by its entry and its names, and its unit', () => {
  const plans = (USD: number) => ({
    personal: [{ id: 'pro', name: 'Pro', monthlyPrice: { USD } }],
  });
  expect(sentences(plans(17.99), plans(18.99))).toEqual([
    'Pro, monthly price, US Dollar (USD): 17.99 → 18.99',
  ]);
});

test('entries come and go by their names, and what has no name by what it says', () => {
  const finland = { code: 'FI', rates: [{ percent: 21 }] };
  const later = { percent: 25.5, validFrom: '2027-01-01' };
  const countries = (...list: unknown[]) => ({ countries: list });
  expect(
    sentences(countries(finland), countries({ ...finland, rates: [{ percent: 21 }, later] })),
  ).toEqual(['Finland (FI), rates: not listed → Percent 25.5, Valid from 2027-01-01, added']);
  expect(sentences(countries(finland), countries(finland, { code: 'CH', rates: [] }))).toEqual([
    'Switzerland (CH): not listed → added',
  ]);
});

test('a name of the site keeps its capitals', () => {
  expect(sentences({ text: { en: 'One' } }, { text: { en: 'Two' } })).toEqual([
    'text, English: One → Two',
  ]);
});
