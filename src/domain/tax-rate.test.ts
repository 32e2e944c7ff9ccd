import { expect, test } from 'vitest';
import { announcedRate, dayOf, daysAfter, rateOn } from './tax-rate.ts';

const rates = [
  { basisPoints: 2000 },
  { basisPoints: 2200, validFrom: '2024-01-01' },
  { basisPoints: 2400, validFrom: '2025-07-01' },
];

test.each([
  ['1999-12-31', 2000],
  ['2023-12-31', 2000],
  ['2024-01-01', 2200],
  ['2025-06-30', 2200],
  ['2025-07-01', 2400],
  ['2099-01-01', 2400],
])('on %s the rate is %i', (day, basisPoints) => {
  expect(rateOn(rates, day)).toBe(basisPoints);
});

test('the first rate holds before it starts, too: something has to', () => {
  expect(rateOn([{ basisPoints: 2000, validFrom: '2009-07-01' }], '2001-01-01')).toBe(2000);
});

test('there is no rate without rates', () => {
  expect(() => rateOn([], '2024-01-01')).toThrow(RangeError);
});

test.each([
  ['2026-12-31T23:59:59.999Z', '2026-12-31'],
  ['2027-01-01T00:00:00.000Z', '2027-01-01'],
  ['2027-01-01T00:30:00.000+01:00', '2026-12-31'],
])('%s is on %s', (instant, day) => {
  expect(dayOf(new Date(instant))).toBe(day);
});

test.each([
  ['2025-05-31', undefined],
  ['2025-06-01', '2025-07-01'],
  ['2025-06-30', '2025-07-01'],
  ['2025-07-01', undefined],
])('on %s, the rate that is announced starts on %s', (day, validFrom) => {
  expect(announcedRate(rates, day)?.validFrom).toBe(validFrom);
});

test('a rate that changes nothing is not announced', () => {
  const same = [{ basisPoints: 2000 }, { basisPoints: 2000, validFrom: '2025-07-01' }];
  expect(announcedRate(same, '2025-06-15')).toBeUndefined();
});

test.each([
  ['2026-11-22', 30, '2026-12-22'],
  ['2026-12-15', 30, '2027-01-14'],
  ['2028-02-28', 1, '2028-02-29'],
])('%s and %i days is %s', (day, days, later) => {
  expect(daysAfter(day, days)).toBe(later);
});
