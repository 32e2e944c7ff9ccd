import { expect, test } from 'vitest';
import { optionalAddonsOf } from './price-book.ts';

test('an add-on of which one orders a number has no check box', () => {
  const cents = { USD: 100, EUR: 100, GBP: 100, CAD: 100 };
  const addonMonthlyCents = {
    later: cents,
    extrawikis: cents,
    backups: cents,
    extrastorage: cents,
  };
  expect(optionalAddonsOf({ addonMonthlyCents })).toEqual(['later', 'backups']);
});
