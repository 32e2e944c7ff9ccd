import { expect, test } from 'vitest';
import { markPath, scaleTo, stepPath, wedgePath } from './scale.ts';

// A team of at most 11, 10 % of the width for each person after the first; 32 cents for 1 % of the height.
const scale = scaleTo(11, 3200);

test('the price of the recommended plan steps up between two sizes, and ends with the plot', () => {
  const range = { fromCents: 0, toCents: 3200, year: { fromCents: 0, toCents: 32_000 } };
  const recommended = { name: 'Pro', yearCents: 0 };
  const prices = [
    { peopleFrom: 1, peopleTo: 5, ...range, recommended: { ...recommended, monthCents: 800 } },
    { peopleFrom: 6, peopleTo: 11, ...range, recommended: { ...recommended, monthCents: 1600 } },
  ];
  expect(stepPath(prices, scale)).toBe('M0 75H45V50H100');
});

test('a price per head begins with the first person whom the free plan leaves out', () => {
  expect(
    wedgePath({ freeUpTo: 4, fromCents: 160, toCents: 240, taxBasisPoints: 0 }, 11, scale),
  ).toBe('M40 75L40 62.5L100 17.5L100 45z');
});

test('the mark of the smallest team stands where the plot begins', () => {
  expect(markPath(1, { fromCents: 0, toCents: 3200 }, scale)).toBe('M0 100V0');
});
