import { expect, test } from 'vitest';
import { content } from '../../content/content.ts';
import { businessPlans, personalPlans } from '../../content/plans.ts';
import { bandAnnualCents, personalAnnualCents } from '../../domain/plan-price.ts';
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
  expect(offers.map(({ name }) => name)).toEqual(
    [...personalPlans, ...businessPlans].map(({ name }) => name),
  );
  const dollars = { priceCurrency: 'USD', valueAddedTaxIncluded: false };
  for (const [index, { monthlyCents }] of personalPlans.entries()) {
    expect(offers[index]?.priceSpecification).toMatchObject([
      { ...dollars, billingDuration: 'P1M', price: monthlyCents.USD / 100 },
      { ...dollars, billingDuration: 'P1Y', price: personalAnnualCents(monthlyCents.USD) / 100 },
    ]);
  }
  for (const { name, bands } of businessPlans) {
    const years = bands.map((band) => bandAnnualCents(band) / 100);
    const ofYear = { minPrice: Math.min(...years), maxPrice: Math.max(...years) };
    expect(offers.find((offer) => offer.name === name)?.priceSpecification).toMatchObject(
      bands.length > 0 ? [dollars, { ...dollars, billingDuration: 'P1Y', ...ofYear }] : [],
    );
  }
});

test('and those of the dedicated servers', async () => {
  const prices = (await offersOn('dedicated')).map((offer) => offer.priceSpecification[0]?.price);
  expect(prices).toEqual(content.dedicated.tiers.map(({ monthlyCents }) => monthlyCents / 100));
});
