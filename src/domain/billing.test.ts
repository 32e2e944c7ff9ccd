import { expect, test } from 'vitest';
import { monthOfYearCents } from './billing.ts';

const advertised = [
  { annualCents: 11_999, perMonthCents: 999 },
  { annualCents: 17_999, perMonthCents: 1499 },
];

test.each([
  ['advertised', 11_999, 999],
  ['advertised', 17_999, 1499],
  ['a cent less', 11_998, 1000],
  ['whole', 12_000, 1000],
  ['with 19 % tax', 14_279, 1190],
  ['half a cent', 12_006, 1001],
  ['less than half a cent', 12_005, 1000],
  ['nothing', 0, 0],
])('the month of a year that is %s: %i gives %i', (_, annualCents, month) => {
  expect(monthOfYearCents(annualCents, advertised)).toBe(month);
});
