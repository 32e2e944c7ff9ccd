import { expect, test } from '@playwright/test';
import type { Offer, UnitPriceSpecification } from 'schema-dts';
import { personalAnnualCents } from '../../src/domain/plan-price.ts';
import { formatMoney } from '../../src/i18n/format.ts';
import { localePath } from '../../src/site/addresses.ts';
import { type BuiltPage, bodyOf, builtPages } from './built-site.ts';
import { content, site } from './content.ts';

interface Node {
  '@type': string;
  '@id'?: string;
  name?: string;
  [property: string]: unknown;
}

/** Every page that search engines may list, with what it tells them. */
const pages = builtPages
  .filter(({ route }) => route.isIndexed !== false)
  .map((page) => ({ ...page, html: bodyOf(page.record), nodes: nodesOf(page) }));

function nodesOf({ record }: BuiltPage): Node[] {
  const scripts = [
    ...bodyOf(record).matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g),
  ];
  return scripts.flatMap(([, data = '']) => JSON.parse(data)['@graph']);
}

/** What a visitor reads, with one kind of space. */
function wordsOf(html: string): string {
  return html
    .replaceAll(/<(script|style)\b.*?<\/\1>/gs, '')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll(/\s+/g, ' ');
}

const kindsOn = (nodes: readonly Node[]) => nodes.map((node) => node['@type']);

test('every page says who runs the site, and where on the site it is', () => {
  expect(pages.length).toBeGreaterThan(50);
  for (const { key, locale, route, html, nodes, address } of pages) {
    const named = ['Organization', 'WebSite'];
    expect(kindsOn(nodes), address).toEqual(expect.arrayContaining(named));
    for (const kind of named) {
      expect(nodes.find((node) => node['@type'] === kind)?.name).toBe(site.brandName);
    }
    const crumbs = nodes.find((node) => node['@type'] === 'BreadcrumbList');
    if (key === 'landing') expect(crumbs).toBeUndefined();
    else {
      const steps = crumbs?.itemListElement as { name: string; item: string }[];
      expect(steps.map(({ item }) => item)).toEqual([
        site.siteUrl + localePath(locale, '/'),
        site.siteUrl + localePath(locale, route.path),
      ]);
      const title = wordsOf(html.match(/<title>(.*?)<\/title>/)?.[1] ?? '');
      expect(title).toBe(wordsOf(`${steps[1]?.name} – ${site.brandName}`));
    }
  }
});

test('the structured data of the imprint has the names and the address that it shows', () => {
  const imprints = pages.filter(({ key }) => key === 'imprint');
  expect(imprints).toHaveLength(4);
  for (const { html, nodes } of imprints) {
    const words = wordsOf(html);
    const { legalName, email, vatID, address } = nodes.find(
      (node) => node['@type'] === 'Organization',
    ) as Node;
    const { streetAddress, postalCode, addressLocality } = address as Record<string, string>;
    for (const value of [legalName, email, vatID, streetAddress, postalCode, addressLocality]) {
      expect(words).toContain(value ?? '');
    }
    expect(words).toContain(legalName);
  }
});

test('every price that search engines read stands on the same page for visitors', () => {
  let compared = 0;
  for (const { locale, address, html, nodes } of pages) {
    const words = wordsOf(html);
    const offers = nodes.flatMap((node) => (node.offers ?? []) as Offer[]);
    for (const { name, priceSpecification = [] } of offers) {
      expect(words, address).toContain(String(name).replaceAll(/\s+/g, ' '));
      for (const each of priceSpecification as UnitPriceSpecification[]) {
        const { price, minPrice, priceCurrency, valueAddedTaxIncluded } = each;
        const cents = Math.round(Number(price ?? minPrice) * 100);
        const money = { cents, currency: priceCurrency as 'USD' };
        const written = [true, false].map((isShort) =>
          formatMoney(locale, money, { isShort }).replaceAll(/\s+/g, ' '),
        );
        expect(
          written.some((amount) => words.includes(amount)),
          `${address} ${name}: ${written[0]}`,
        ).toBe(true);
        expect(valueAddedTaxIncluded).toBe(false);
        compared += 1;
      }
    }
  }
  expect(compared).toBeGreaterThan(100);
});

test('a page that shows the price of a plan offers it', () => {
  const lowest = content.plans.personal[0];
  let offering = 0;
  for (const { key, locale, address, html, nodes } of pages) {
    const sum = formatMoney(locale, {
      cents: personalAnnualCents(lowest?.monthlyCents.USD ?? 0),
      currency: 'USD',
    });
    const hasPrices =
      /<data value="/.test(html) || wordsOf(html).includes(sum.replaceAll(/\s+/g, ' '));
    // The terms name sums that nobody is offered.
    if (!hasPrices || key === 'terms') continue;
    expect(
      nodes.flatMap((node) => (node.offers ?? []) as Offer[]).map((offer) => offer['@type']),
      address,
    ).toContain('Offer');
    offering += 1;
  }
  expect(offering).toBeGreaterThan(40);
});

test('the page for companies offers each business plan for each size of company', () => {
  for (const { address, nodes } of pages.filter(({ key }) => key === 'forCompanies')) {
    const offers = nodes.flatMap((node) => (node.offers ?? []) as Offer[]);
    for (const { name, bands } of content.plans.business) {
      const prices = offers.find((offer) => offer.name === name)?.priceSpecification ?? [];
      expect((prices as UnitPriceSpecification[]).length, `${address} ${name}`).toBe(
        2 * bands.length,
      );
    }
  }
});
