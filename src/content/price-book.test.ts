import { describe, expect, test } from 'vitest';
import { euMembers } from '../domain/location.ts';
import { calculatePrice, type PriceSelection } from '../domain/price.ts';
import { optionalAddonsOf, productIds } from '../domain/price-book.ts';
import { fc } from '../testing/fast-check.ts';
import { priceBookOn } from './price-book.ts';

const priceBook = priceBookOn('2026-12-01');

test('every member state of the European Union can be chosen, and five more places', () => {
  const codes = priceBook.countries.map(({ code }) => code);
  expect(codes).toEqual(expect.arrayContaining([...euMembers, 'CA', 'GB', 'US', 'TX', 'other']));
});

describe('for every product, place, set of add-ons and quantity', () => {
  const selections = fc.record({
    product: fc.constantFrom(...productIds),
    country: fc.constantFrom(...priceBook.countries.map(({ code }) => code)),
    addons: fc.subarray(optionalAddonsOf(priceBook)),
    extraWikis: fc.oneof(fc.nat(20), fc.nat(10_000)),
    extraStorageGb: fc.oneof(fc.nat(200), fc.nat(1_000_000)),
  });
  const forAll = (check: (selection: PriceSelection) => void) =>
    fc.assert(fc.property(selections, check), { numRuns: 3000 });

  test('gross is net plus tax, rounded half up from the exact fraction', () => {
    forAll((selection) => {
      const { month, year, taxBasisPoints } = calculatePrice(priceBook, selection);
      for (const { netCents, taxCents, grossCents } of [month, year]) {
        const twiceExact = BigInt(netCents) * BigInt(10_000 + taxBasisPoints) * 2n;
        expect(BigInt(grossCents)).toBe((twiceExact + 10_000n) / 20_000n);
        expect(grossCents).toBe(netCents + taxCents);
      }
    });
  });

  test('the totals are the sums of their lines', () => {
    forAll((selection) => {
      const { lines, month, year } = calculatePrice(priceBook, selection);
      expect(lines.reduce((sum, line) => sum + line.monthlyCents, 0)).toBe(month.netCents);
      expect(lines.reduce((sum, line) => sum + line.annualCents, 0)).toBe(year.netCents);
    });
  });

  test('one wiki or gigabyte more costs more', () => {
    forAll((selection) => {
      const { month } = calculatePrice(priceBook, selection);
      for (const more of [
        { ...selection, extraWikis: selection.extraWikis + 1 },
        { ...selection, extraStorageGb: selection.extraStorageGb + 1 },
      ]) {
        const dearer = calculatePrice(priceBook, more).month;
        expect(dearer.netCents).toBeGreaterThan(month.netCents);
        expect(dearer.grossCents).toBeGreaterThan(month.grossCents);
      }
    });
  });

  test('a year paid at once costs less than twelve months', () => {
    forAll((selection) => {
      const { yearlySaving } = calculatePrice(priceBook, selection);
      expect(yearlySaving.netCents).toBeGreaterThan(0);
      expect(yearlySaving.grossCents).toBeGreaterThan(0);
    });
  });

  test('priority support costs nothing on Quantum and Ultra, ticked or not', () => {
    forAll((selection) => {
      if (selection.product !== 'quantum' && selection.product !== 'ultra') return;
      const others = selection.addons.filter((id) => id !== 'prioritysupport');
      const ticked = calculatePrice(priceBook, {
        ...selection,
        addons: [...others, 'prioritysupport'],
      });
      expect(ticked).toStrictEqual(calculatePrice(priceBook, { ...selection, addons: others }));
      expect(ticked.lines).toContainEqual({
        id: 'prioritysupport',
        quantity: 1,
        monthlyCents: 0,
        annualCents: 0,
        isIncluded: true,
      });
    });
  });
});
