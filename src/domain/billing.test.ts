import { expect, test } from 'vitest';
import { monthOfYearCents } from './billing.ts';

test('a month of a year that is paid at once is never more than was paid', () => {
  expect(monthOfYearCents(11_999)).toBe(999);
  expect(monthOfYearCents(12_000)).toBe(1000);
});
