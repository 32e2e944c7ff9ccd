import { expect, test } from 'vitest';
import { markPath, scaleTo, terracePath, wedgePath } from './scale.ts';

// A team of at most 10 on 640 units, 64 for each size; 320 units high for 3200 cents, 10 cents each.
const scale = scaleTo(10, 3200);
const year = { fromCents: 0, toCents: 32_000 };

test('a flat price steps up where its range of sizes ends', () => {
  const prices = [
    { peopleFrom: 1, peopleTo: 5, fromCents: 0, toCents: 1000, year },
    { peopleFrom: 6, peopleTo: 10, fromCents: 500, toCents: 3200, year },
  ];
  expect(terracePath(prices, scale)).toBe(
    'M32 220L320 220L320 0L608 0L608 270L320 270L320 320L32 320z',
  );
});

test('a flat price ends at the same size of team as a price per head', () => {
  const range = { fromCents: 1000, toCents: 3200 };
  const ends = [
    terracePath([{ peopleFrom: 1, peopleTo: 10, ...range, year }], scale),
    wedgePath({ freeUpTo: 0, fromCents: 100, toCents: 320, taxBasisPoints: 0 }, 10, scale),
  ].map((outline) => Math.max(...[...outline.matchAll(/[ML](\d+)/g)].map(([, x]) => Number(x))));
  expect(new Set(ends)).toStrictEqual(new Set([608]));
});

test('a price per head begins with the first person whom the free plan leaves out', () => {
  expect(
    wedgePath({ freeUpTo: 4, fromCents: 100, toCents: 200, taxBasisPoints: 0 }, 10, scale),
  ).toBe('M288 270L288 220L608 120L608 220z');
});

test('the mark of a team stands in the middle of its column', () => {
  expect(markPath(1, { fromCents: 0, toCents: 3200 }, scale)).toBe('M32 320V0');
});
