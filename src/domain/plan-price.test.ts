import { expect, test } from 'vitest';
import {
  atPriceOf,
  bandAnnualCents,
  discountedCents,
  personalAnnualCents,
  priceStartDays,
  startingAtCents,
} from './plan-price.ts';

test.each([
  [1199, 11999],
  [1799, 17999],
  [2999, 29999],
  [4799, 47999],
])('a month of %i cents makes a year of %i', (month, year) => {
  expect(personalAnnualCents(month)).toBe(year);
});

const risen = {
  id: 'pro',
  cents: 1799,
  laterPrices: [
    { validFrom: '2027-01-01', cents: 1899 },
    { validFrom: '2028-01-01', cents: 1999 },
  ],
};

test.each([
  ['2026-12-31', 1799],
  ['2027-01-01', 1899],
  ['2027-12-31', 1899],
  ['2040-01-01', 1999],
])('on %s it costs %i cents', (day, cents) => {
  expect(atPriceOf(risen, day)).toEqual({ id: 'pro', cents });
});

test('days on which several prices start are listed once, in order', () => {
  const sooner = { laterPrices: [{ validFrom: '2026-12-01' }, { validFrom: '2027-01-01' }] };
  expect(priceStartDays([risen, sooner])).toEqual(['2026-12-01', '2027-01-01', '2028-01-01']);
});

test('a year of a business plan is twelve advertised months', () => {
  expect(bandAnnualCents({ monthlyCents: 2500, annualPerMonthCents: 2000 })).toBe(24000);
});

test('a business plan starts at its lowest month paid yearly, wherever that stands', () => {
  const bands = [
    { monthlyCents: 4500, annualPerMonthCents: 3500 },
    { monthlyCents: 2500, annualPerMonthCents: 2000 },
  ];
  expect(startingAtCents(bands)).toBe(2000);
  expect(startingAtCents([])).toBeUndefined();
});

test.each([
  [500, 1000, 450],
  [500, 2000, 400],
  [500, 3000, 350],
  [500, 0, 500],
  [500, 10_000, 0],
  [5, 5000, 3],
])('%i cents with %i basis points off are %i', (list, discount, price) => {
  expect(discountedCents(list, discount)).toBe(price);
});
