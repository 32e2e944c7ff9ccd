import { expect, test } from 'vitest';
import { content } from '../../content/content.ts';
import { listPrices } from '../../content/prices.ts';
import { createPageApp } from '../../server/testing/page-app.ts';

async function offersOn(key: 'plans' | 'dedicated') {
  const { html } = await (await createPageApp(key)).ask([]);
  const [, data = ''] = html.match(/<script type="application\/ld\+json">(.*?)<\/script>/) ?? [];
  return JSON.parse(data).offers as {
    name: string;
    priceSpecification: Record<string, unknown>[];
  }[];
}

test('search engines read the prices of the plans that visitors read', async () => {
  const offers = await offersOn('plans');
  expect(offers.map(({ name }) => name)).toEqual(listPrices.plans.map(({ name }) => name));
  const beforeTax = { priceCurrency: 'USD', valueAddedTaxIncluded: false };
  for (const [index, { prices }] of listPrices.plans.entries()) {
    const given = { P1M: prices.map((one) => one.monthly), P1Y: prices.map((one) => one.annual) };
    expect(offers[index]?.priceSpecification).toEqual(
      Object.entries(given).flatMap(([billingDuration, amounts]) => {
        const dollars = amounts.map(({ cents }) => cents / 100);
        const [minPrice, maxPrice] = [Math.min(...dollars), Math.max(...dollars)];
        if (dollars.length === 0) return [];
        const range = minPrice === maxPrice ? { price: minPrice } : { minPrice, maxPrice };
        return [expect.objectContaining({ ...beforeTax, ...range, billingDuration })];
      }),
    );
  }
});

test('and those of the dedicated servers', async () => {
  const prices = (await offersOn('dedicated')).map((offer) => offer.priceSpecification[0]?.price);
  expect(prices).toEqual(content.dedicated.tiers.map(({ monthlyCents }) => monthlyCents / 100));
});
