import { expect, test } from 'vitest';
import { dedicated } from '../../content/dedicated.ts';
import { personalPlans } from '../../content/plans.ts';
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
  expect(offers.slice(0, personalPlans.length).map(({ name }) => name)).toEqual(
    personalPlans.map(({ name }) => name),
  );
  expect(offers[0]?.priceSpecification).toMatchObject([
    { price: 11.99, priceCurrency: 'USD', billingDuration: 'P1M', valueAddedTaxIncluded: false },
    { price: 119.99, billingDuration: 'P1Y' },
  ]);
  expect(offers.find(({ name }) => name === 'Business Foundation')?.priceSpecification[1]).toEqual(
    expect.objectContaining({ minPrice: 240, maxPrice: 840, billingDuration: 'P1Y' }),
  );
  expect(offers.find(({ name }) => name === 'Enterprise')?.priceSpecification).toEqual([]);
});

test('and those of the dedicated servers', async () => {
  const prices = (await offersOn('dedicated')).map((offer) => offer.priceSpecification[0]?.price);
  expect(prices).toEqual(dedicated.tiers.map(({ monthlyCents }) => monthlyCents / 100));
});
