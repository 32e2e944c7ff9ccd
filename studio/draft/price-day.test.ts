import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { withPriceDay } from './price-day.ts';

const base = (file: string) => readFileSync(file, 'utf8');
const today = '2100-01-02';
type Edit = [from: string | RegExp, to: string];
const after = (changes: Record<string, Edit[]>) =>
  withPriceDay(
    (file) =>
      (changes[file] ?? []).reduce((text, [from, to]) => text.replace(from, to), base(file)),
    base,
    today,
  );
const newDay = base('content/countries.yaml').replace(/(?<=updatedOn: )\S+/, today);
const price: Edit[] = [[/USD: [\d.]+/, 'USD: 12.49']];

test('whoever changes a price changes the day of the prices', () => {
  expect(after({ 'content/plans.yaml': price })).toBe(newDay);
});

test('a word is no price', () => {
  expect(after({ 'content/plans.yaml': [['name: Pro', 'name: Atrium']] })).toBeUndefined();
});

test('whoever takes the price back takes the day back', () => {
  const day = /updatedOn: \S+/.exec(base('content/countries.yaml'))?.[0] ?? '';
  const changed: Edit[] = [[day, `updatedOn: ${today}`]];
  const countries = { 'content/countries.yaml': changed };
  expect(after({ 'content/plans.yaml': price, ...countries })).toBeUndefined();
  expect(after(countries)).toBe(base('content/countries.yaml'));
});

test('a rate that starts later is no change of today’s prices', () => {
  const rates: Edit[] = [
    [
      'rates: [{ percent: 19 }]',
      'rates: [{ percent: 19 }, { percent: 20, validFrom: 2101-01-01 }]',
    ],
  ];
  expect(after({ 'content/countries.yaml': rates })).toBeUndefined();
});
