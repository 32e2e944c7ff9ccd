import { expect, test } from 'vitest';
import { firstStaleDay, isValidOn, lastValidDay } from './validity.ts';

const checked = { date: '2028-02-01', validForDays: 28 };

test('a statement holds to the end of its last day, in a leap year too', () => {
  expect(lastValidDay(checked)).toBe('2028-02-29');
  expect(isValidOn(checked, '2028-02-29')).toBe(true);
  expect(isValidOn(checked, '2028-03-01')).toBe(false);
  expect(firstStaleDay(checked)).toBe('2028-03-01');
});
