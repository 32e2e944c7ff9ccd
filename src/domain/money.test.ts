import { expect, test } from 'vitest';
import { fc } from '../testing/fast-check.ts';
import { highestOf, listContext, lowestOf, moneyIn, shownAmount, taxOn } from './money.ts';

test.each([
  // Half a cent is rounded up, less is not.
  [1199, 1900, 228],
  [50, 100, 1],
  [49, 100, 0],
  [1199, 660, 79],
  [1199, 0, 0],
  [0, 1900, 0],
])('%i cents with %i hundredths of a percent have %i cents of tax', (net, rate, tax) => {
  expect(taxOn(net, rate)).toBe(tax);
});

test('an amount is shown with the tax that is asked for, in the currency that it has', () => {
  const inGermany = { currency: 'EUR', taxBasisPoints: 1900 } as const;
  expect(shownAmount(1199, 'EUR', inGermany)).toEqual({ cents: 1427, currency: 'EUR' });
  expect(shownAmount(2000, 'USD', inGermany)).toEqual({ cents: 2380, currency: 'USD' });
  expect(shownAmount(1199, 'USD', listContext)).toEqual({ cents: 1199, currency: 'USD' });
});

test('only beside Canadian dollars must the code be said, of either kind', () => {
  const inCanada = { currency: 'CAD', taxBasisPoints: 0 } as const;
  expect(moneyIn(inCanada, 1599, 'CAD')).toEqual({ cents: 1599, currency: 'CAD', hasCode: true });
  expect(moneyIn(inCanada, 2000, 'USD')).toEqual({ cents: 2000, currency: 'USD', hasCode: true });
  expect(moneyIn(listContext, 2000, 'USD')).toEqual({ cents: 2000, currency: 'USD' });
});

test('the lowest and the highest are found in any order, and none among none', () => {
  expect([lowestOf([]), highestOf([])]).toEqual([undefined, undefined]);
  fc.assert(
    fc.property(fc.array(fc.nat(), { minLength: 1 }), (all) => {
      const amounts = all.map((cents) => ({ cents, currency: 'USD' }) as const);
      expect(lowestOf(amounts)?.cents).toBe(Math.min(...all));
      expect(highestOf(amounts)?.cents).toBe(Math.max(...all));
      expect(amounts.map(({ cents }) => cents)).toEqual(all);
    }),
  );
});
