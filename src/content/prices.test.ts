import { describe, expect, test } from 'vitest';
import { calculatePrice } from '../domain/price.ts';
import { content } from './content.ts';
import { plansOn } from './plans.ts';
import { priceBookOn } from './price-book.ts';
import { listPricesOn, pricesFor } from './prices.ts';

const day = content.countries.updatedOn;
const priceBook = priceBookOn(day);
const own = plansOn(day);
const listPrices = listPricesOn(day);
const nothingElse = { addons: [], extraWikis: 0, extraStorageGb: 0 };

describe.each(priceBook.countries)('in $code', ({ code, currency, taxBasisPoints }) => {
  const { personal, plans, addons, dedicated } = pricesFor({ currency, taxBasisPoints }, day);

  test('a personal plan costs what the calculator says', () => {
    for (const { id, prices } of personal) {
      const { month, year } = calculatePrice(priceBook, {
        ...nothingElse,
        product: id,
        country: code,
      });
      expect(prices).toMatchObject([
        {
          monthly: { cents: month.grossCents, currency },
          annual: { cents: year.grossCents, currency },
        },
      ]);
    }
  });

  test('what has prices in US dollars only is in US dollars, with the tax', () => {
    const withTax = (netCents: number) => Math.round(netCents * (1 + taxBasisPoints / 10_000));
    for (const [index, { monthly }] of dedicated.tiers.entries()) {
      const netCents = content.dedicated.tiers[index]?.monthlyCents ?? Number.NaN;
      expect(monthly).toMatchObject({ cents: withTax(netCents), currency: 'USD' });
    }
    for (const [index, plan] of own.business.entries()) {
      expect(plans[own.personal.length + index]?.prices).toMatchObject(
        plan.bands.map((band) => ({
          monthly: { cents: withTax(band.monthlyCents), currency: 'USD' },
          annual: { cents: withTax(12 * band.annualPerMonthCents), currency: 'USD' },
        })),
      );
    }
  });

  test('add-ons and personal plans are in the same money', () => {
    for (const { monthly } of addons) expect(monthly.currency).toBe(currency);
  });

  test('a month of a prepaid year is its twelfth to the cent, or what is advertised for that sum', () => {
    const advertised = listPrices.plans.flatMap(({ prices }) => prices);
    for (const { annual, annualPerMonth } of plans.flatMap(({ prices }) => prices)) {
      expect(annualPerMonth.currency).toBe(annual.currency);
      const same = advertised.find((price) => price.annual.cents === annual.cents);
      expect(annualPerMonth.cents).toBe(
        same?.annualPerMonth.cents ?? Math.round(annual.cents / 12),
      );
    }
  });

  test('the calculator’s month of a prepaid year is that of the tables', () => {
    for (const { id, prices } of personal) {
      const choice = { ...nothingElse, product: id, country: code };
      const { monthOfYearCents } = calculatePrice(priceBook, choice);
      expect(monthOfYearCents).toBe(prices[0]?.annualPerMonth.cents);
    }
  });
});

test('visitors who have chosen nothing see the amounts that the provider advertises', () => {
  expect(listPrices.personal.map(({ prices }) => prices[0]?.annualPerMonth)).toEqual(
    own.personal.map(({ annualPerMonthCents }) => ({
      cents: annualPerMonthCents,
      currency: 'USD',
    })),
  );
});

test('a business plan takes its discount off an extra wiki', () => {
  const list = listPrices.addons.find(({ id }) => id === 'extrawikis')?.monthly.cents ?? Number.NaN;
  for (const [index, { extraWiki }] of listPrices.business.entries()) {
    const discount = own.business[index]?.extraWikiDiscountBasisPoints ?? Number.NaN;
    expect(extraWiki.cents).toBe(Math.round(list * (1 - discount / 10_000)));
  }
  expect(listPrices.personal.every(({ extraWiki }) => extraWiki.cents === list)).toBe(true);
});
