import { expect, test } from 'vitest';
import { formatCount, formatDay, formatMoney, formatPercent, formatStorage } from './format.ts';

/** Intl uses several kinds of space; which one does not matter here. */
const plain = (text: string) => text.replaceAll(/\s/g, ' ');

test.each([
  ['en', '$9.99'],
  ['de', '9,99 $'],
  ['es', '9,99 $'],
  ['fr', '9,99 $'],
])('money in %s is %s', (locale, text) => {
  expect(plain(formatMoney(locale, { cents: 999, currency: 'USD' }))).toBe(text);
});

test('cents of a whole amount are written unless it is to be short', () => {
  expect(formatMoney('en', { cents: 2000, currency: 'EUR' })).toBe('€20.00');
  expect(formatMoney('en', { cents: 2000, currency: 'EUR' }, { isShort: true })).toBe('€20');
  expect(formatMoney('en', { cents: 999, currency: 'EUR' }, { isShort: true })).toBe('€9.99');
});

test('US and Canadian dollars can be told apart', () => {
  expect(plain(formatMoney('en', { cents: 3690, currency: 'CAD' }, { hasCode: true }))).toBe(
    '$36.90 CAD',
  );
  expect(plain(formatMoney('de', { cents: 3690, currency: 'USD' }, { hasCode: true }))).toBe(
    '36,90 USD',
  );
});

test.each([
  ['en', 660, '6.6%'],
  ['de', 660, '6,6 %'],
  ['fr', 2100, '21 %'],
  ['es', 0, '0 %'],
])('in %s, %i basis points are %s', (locale, basisPoints, text) => {
  expect(plain(formatPercent(locale, basisPoints))).toBe(text);
});

test.each([
  ['en', 25, '25 GB'],
  ['fr', 25, '25 Go'],
  ['en', 1000, '1 TB'],
  ['en', 1500, '1,500 GB'],
])('in %s, %i gigabytes are %s', (locale, gigabytes, text) => {
  expect(plain(formatStorage(locale, gigabytes))).toBe(text);
});

test.each(['en', 'de', 'es', 'fr'])('in %s a unit stays with its number', (locale) => {
  expect(formatStorage(locale, 25)).not.toContain(' ');
});

test('days and counts are written as the language does', () => {
  expect(formatDay('en', '2012-02-22')).toBe('February 22, 2012');
  expect(formatDay('de', '2012-02-22')).toBe('22.\u00a0Februar 2012');
  expect(formatCount('de', 10_000)).toBe('10.000');
});
