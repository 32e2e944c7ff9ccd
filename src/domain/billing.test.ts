import { expect, test } from 'vitest';
import { monthOfYearCents, readBilling } from './billing.ts';

test.each([
  ['month', 'month'],
  ['MONTH', 'month'],
  ['year', 'year'],
  ['', 'year'],
  ['__proto__', 'year'],
])('who says %j pays by the %s', (typed, billing) => {
  expect(readBilling(typed)).toBe(billing);
});

test('a month of a year that is paid at once is never more than was paid', () => {
  expect(monthOfYearCents(11_999)).toBe(999);
  expect(monthOfYearCents(12_000)).toBe(1000);
});
