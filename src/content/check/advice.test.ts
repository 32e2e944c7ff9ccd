import { expect, test } from 'vitest';
import { contentPaths } from './load.ts';
import { checkEdited } from './testing/check-edited.ts';

test('a note beside a rate is reported as advice, with its line, and stops nothing', () => {
  const { problems, advice } = checkEdited(contentPaths.countries, (text) =>
    text.replace(
      / {2}- \{ code: AT.*/,
      '  - code: AT\n    currency: EUR\n    rates: [{ percent: 20 }]\n    note: Ask Vienna.',
    ),
  );
  expect(problems).toStrictEqual([]);
  expect(advice).toContainEqual(
    expect.stringMatching(/^content\/countries\.yaml, line \d+: AT: Ask Vienna\.$/),
  );
});

test('an advertised price that no longer fits the price of a year is reported', () => {
  const { problems, advice } = checkEdited(contentPaths.plans, (text) =>
    text.replace(
      /annualPerMonth: ([\d.]+)/,
      (_, amount) => `annualPerMonth: ${(0.8 * amount).toFixed(2)}`,
    ),
  );
  expect(problems).toStrictEqual([]);
  expect(advice).toContainEqual(
    expect.stringMatching(/ is advertised at \$[\d.]+ per month, but its year costs \$/),
  );
});

test('an advertised price that fits the price of a year, but for parts of a cent, is no matter', () => {
  const { problems, advice } = checkEdited(contentPaths.plans, (text) =>
    text
      .replace(/USD: [\d.]+/, 'USD: 11.99')
      .replace(/annualPerMonth: [\d.]+/, 'annualPerMonth: 9.99'),
  );
  expect(problems).toStrictEqual([]);
  expect(advice.filter((note) => note.includes('Basics is advertised at'))).toStrictEqual([]);
});

test('an advertised price below every price of the tables is reported, and stops what is not marked', () => {
  const edit = (mark: string) =>
    checkEdited(contentPaths.claims, (text) =>
      text.replace(/amount: \d+,\s+advertised: true/, `amount: 1${mark}`),
    );
  const difference = 'is $1.00, but the lowest price in the tables is $';
  const marked = edit(', advertised: true');
  expect(marked.problems).toStrictEqual([]);
  expect(marked.advice).toContainEqual(expect.stringContaining(difference));
  expect(edit('').problems).toContainEqual(expect.stringContaining(difference));
});

test('a starting price that the tables bear out is no matter', () => {
  const { advice } = checkEdited(contentPaths.claims, (text) =>
    text.replaceAll(/amount: \d+/g, 'amount: 1000'),
  );
  expect(advice.filter((note) => note.startsWith(contentPaths.claims))).toStrictEqual([]);
});
