import { expect, test } from 'vitest';
import { calculatePrice } from './price.ts';
import { productIds } from './price-book.ts';
import { workedBook, workedCases } from './testing/worked-prices.ts';

const cents = (amount: string) => Number(amount.replace('.', ''));

test.each(workedCases)('%s', (_, selection, amounts) => {
  const { month, year } = calculatePrice(workedBook, selection);
  expect([month.netCents, year.netCents, month.grossCents, year.grossCents]).toStrictEqual(
    amounts.map(cents),
  );
});

test('at 25 %, every exact half cent of tax is rounded up', () => {
  let ties = 0;
  for (const product of productIds) {
    for (const addons of [[], ['prioritysupport'], ['backupsplus', 'prioritysupport']] as const) {
      for (let extraStorageGb = 0; extraStorageGb < 40; extraStorageGb++) {
        const selection = { product, addons, extraWikis: 0, extraStorageGb, country: 'DK' };
        const { month, year } = calculatePrice(workedBook, selection);
        for (const { netCents, taxCents } of [month, year]) {
          if (netCents % 4 !== 2) continue;
          ties++;
          expect(taxCents).toBe((netCents + 2) / 4);
        }
      }
    }
  }
  expect(ties).toBeGreaterThan(50);
});
