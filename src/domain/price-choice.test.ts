import { expect, test } from 'vitest';
import {
  mayKeepPriceChoice,
  type PriceChoice,
  priceChoiceQuery,
  priceContextOf,
  readPriceChoice,
  storablePriceChoice,
  storedPriceChoice,
} from './price-choice.ts';

const codes = ['DE', 'TX', 'other'];

test.each<[string, PriceChoice | undefined]>([
  ['country=DE&tax=incl', { country: 'DE', isTaxIncluded: true }],
  ['tax=EXCL&country=tx', { country: 'TX', isTaxIncluded: false }],
  ['country=OTHER&tax=incl&country=DE', { country: 'other', isTaxIncluded: true }],
  ['country=DE', undefined],
  ['tax=incl', undefined],
  ['country=FR&tax=incl', undefined],
  ['country=DE&tax=maybe', undefined],
  ['country=__proto__&tax=incl', undefined],
])('%s chooses %j', (query, choice) => {
  expect(readPriceChoice(new URLSearchParams(query), codes)).toEqual(choice);
});

test.each(
  codes.flatMap((country) => [true, false].map((isTaxIncluded) => ({ country, isTaxIncluded }))),
)('what is written for %j is read again', (choice) => {
  const cookies = `i18next=de; prices=${storablePriceChoice(choice)}; a=b`;
  expect(mayKeepPriceChoice(cookies)).toBe(true);
  expect(storedPriceChoice(cookies, codes)).toEqual(choice);
  expect(readPriceChoice(new URLSearchParams(priceChoiceQuery(choice)), codes)).toEqual(choice);
});

test('of several choices in one header, the first that can be used counts', () => {
  const choice = storedPriceChoice('prices=FR.incl; prices=DE.excl; prices=DE.incl', codes);
  expect(choice).toEqual({ country: 'DE', isTaxIncluded: false });
});

test.each([
  undefined,
  '',
  'prices=',
  'prices=DE',
  'prices=FR.incl',
  'xprices=DE.incl',
  'prices=DE.x',
])('no choice is kept in %j', (cookies) => {
  expect(storedPriceChoice(cookies, codes)).toBeUndefined();
});

test('most headers are seen to keep no choice without being taken apart', () => {
  expect(mayKeepPriceChoice(undefined)).toBe(false);
  expect(mayKeepPriceChoice('i18next=de; a=b')).toBe(false);
});

test('the tax of the place is taken only where it is asked for', () => {
  const places = [{ code: 'DE', currency: 'EUR', taxBasisPoints: 1900 }] as const;
  const choice = { country: 'DE', isTaxIncluded: true };
  expect(priceContextOf(choice, places)).toEqual({ currency: 'EUR', taxBasisPoints: 1900 });
  expect(priceContextOf({ ...choice, isTaxIncluded: false }, places)).toEqual({
    currency: 'EUR',
    taxBasisPoints: 0,
  });
  expect(() => priceContextOf({ ...choice, country: 'FR' }, places)).toThrow(
    new RangeError('The price book has no country "FR".'),
  );
});
