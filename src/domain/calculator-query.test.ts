import { expect, test } from 'vitest';
import { fc } from '../testing/fast-check.ts';
import { billings } from './billing.ts';
import { calculatorQuery, selectionQuery } from './calculator-query.ts';
import { parseCalculatorQuery } from './calculator-request.ts';
import { productIds } from './price-book.ts';

const countries = ['DE', 'TX', 'other'];
const addons = ['backupsplus', 'prioritysupport'];
const known = { countries, addons };

test('the same choices have one address, whatever the order they were given in', () => {
  const query = 'country=de&extrawikis=2&addons[]=prioritysupport&product=PRO&addons=backupsplus';
  const { given } = parseCalculatorQuery(new URLSearchParams(query), known, 'en');
  expect(decodeURIComponent(calculatorQuery(given))).toBe(
    'product=pro&addons[]=backupsplus&addons[]=prioritysupport&extrawikis=2&country=DE',
  );
});

test('what is written is read back', () => {
  const fields = fc.record({
    product: fc.constantFrom(...productIds, undefined),
    country: fc.constantFrom(...countries, undefined),
    addons: fc.subarray(addons),
    extraWikis: fc.constantFrom('', '7', '-1', '1.000', 'many', 'dès demain'),
    extraStorageGb: fc.nat().map(String),
    billing: fc.constantFrom(...billings),
  });
  fc.assert(
    fc.property(fields, (given) => {
      const query = new URLSearchParams(calculatorQuery(given));
      expect(parseCalculatorQuery(query, known, 'en').given).toEqual(given);
    }),
  );
});

test('a selection asks for its price, and leads to the form without a country', () => {
  const selection = {
    product: 'pro',
    addons: ['backupsplus'],
    extraWikis: 2,
    extraStorageGb: 0,
  } as const;
  const query = 'product=pro&addons[]=backupsplus&extrawikis=2&extrastorage=0';
  expect(decodeURIComponent(selectionQuery(selection))).toBe(query);
  expect(decodeURIComponent(selectionQuery({ ...selection, country: 'DE' }))).toBe(
    `${query}&country=DE`,
  );
});
