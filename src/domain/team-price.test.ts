import { expect, test } from 'vitest';
import {
  type FlatPrice,
  flatPrice,
  type PerPersonPrice,
  perPersonMonth,
  teamMonth,
} from './team-price.ts';

const flat: FlatPrice[] = [
  {
    peopleFrom: 6,
    peopleTo: 15,
    fromCents: 2000,
    toCents: 5000,
    year: { fromCents: 23900, toCents: 59900 },
    recommended: { name: 'Business Pro', monthCents: 3000, yearCents: 35900 },
  },
  {
    peopleFrom: 16,
    peopleTo: 25,
    fromCents: 3500,
    toCents: 12500,
    year: { fromCents: 41900, toCents: 149900 },
    recommended: { name: 'Business Pro', monthCents: 7500, yearCents: 89900 },
  },
];

const perPerson: PerPersonPrice = { freeUpTo: 10, fromCents: 500, toCents: 600, taxBasisPoints: 0 };

test.each([
  [6, 2000],
  [15, 2000],
  [16, 3500],
])('a flat price holds for every size of its range: %i people', (people, fromCents) => {
  expect(flatPrice(people, flat).fromCents).toBe(fromCents);
});

test.each([5, 26])('there is no flat price outside the ranges: %i people', (people) => {
  expect(() => flatPrice(people, flat)).toThrow(RangeError);
});

test('a free plan ends at its limit, and then everybody is counted', () => {
  expect(perPersonMonth(10, perPerson)).toStrictEqual({ fromCents: 0, toCents: 0 });
  expect(perPersonMonth(11, perPerson)).toStrictEqual({ fromCents: 5500, toCents: 6600 });
});

test('tax comes on top of what is counted', () => {
  const taxed = { freeUpTo: 0, fromCents: 1000, toCents: 1200, taxBasisPoints: 1900 };
  expect(perPersonMonth(3, taxed)).toStrictEqual({ fromCents: 3570, toCents: 4284 });
});

test('the three prices of a team stand beside each other', () => {
  const premium: PerPersonPrice = {
    freeUpTo: 0,
    fromCents: 1000,
    toCents: 1200,
    taxBasisPoints: 0,
  };
  expect(teamMonth(8, { flat, standard: perPerson, premium })).toStrictEqual({
    flat: flat[0],
    standard: { fromCents: 0, toCents: 0 },
    premium: { fromCents: 8000, toCents: 9600 },
  });
});
