import { expect, test, vi } from 'vitest';
import { selectionQuery } from '../../domain/calculator-query.ts';
import { workedBook, workedCases } from '../../domain/testing/worked-prices.ts';
import { createCalculator, totalsIn } from '../testing/calculator.ts';

// Fixed prices: the cases were computed by hand and must not follow the provider's prices.
vi.mock('../../content/price-book.ts', async (original) => ({
  ...(await original<object>()),
  priceBookOn: () => workedBook,
  pricesAsOf: (day: string) => day,
  comingRateOn: () => undefined,
}));

const { askJson, askPage } = createCalculator();

test.each(workedCases)(
  '%s: the page, the data and the pencil agree',
  async (_, selection, amounts) => {
    const [netMonth, netYear, grossMonth, grossYear] = amounts;
    const { status, body, json } = await askJson(selectionQuery(selection));
    expect(status).toBe(200);
    expect(json).toContain(
      `"price_before_tax":${netMonth},"annual_price_before_tax":${netYear},"price_after_tax":${grossMonth},"annual_price_after_tax":${grossYear}`,
    );
    const page = await askPage(selectionQuery(selection));
    expect(page.status).toBe(200);
    const { currency_symbol: sign, currency } = body;
    const code = sign === '$' ? `\u00a0${currency}` : '';
    expect(totalsIn(page.html)).toEqual([sign + grossMonth + code, sign + grossYear + code]);
  },
);

test('the data has exactly the promised fields', async () => {
  const { body } = await askJson('product=quantum&country=tx&addons=backupsplus&extrawikis=1');
  expect(body).toStrictEqual({
    product_name: 'Quantum',
    country_name: 'Texas (United States)',
    country_code: 'TX',
    tax_rate: 6.6,
    addons: ['Backups Plus', 'Priority Support', 'Extra Wikis'],
    currency: 'USD',
    currency_symbol: '$',
    price_before_tax: 39.99,
    annual_price_before_tax: 419.99,
    price_after_tax: 42.63,
    annual_price_after_tax: 447.71,
    demonstration: expect.any(Boolean),
    note: expect.toSatisfy((note) => note === null || typeof note === 'string'),
  });
});

test('those with a VAT number see the price without tax beside the price with it', async () => {
  const { html } = await askPage('product=pro&country=DE');
  const notes = html.slice(html.indexOf('With a valid VAT number'));
  expect(notes).toMatch(/>€179.99 a year<[\s\S]*>€214.19 a year</);
});

test('the currency’s code is printed, because two dollars share a sign', async () => {
  expect((await askPage('product=pro&country=CA')).html).toMatch(/\$22\.99\u00a0CAD/);
  expect((await askPage('product=pro&country=US')).html).toMatch(/\$17\.99\u00a0USD/);
});
