import { expect, test } from '@playwright/test';
import type { Offer, UnitPriceSpecification } from 'schema-dts';
import { formatMoney } from '../../src/i18n/format.ts';
import { localePath } from '../../src/site/addresses.ts';
import { type BuiltPage, bodyOf, builtPages } from './built-site.ts';
import { site } from './content.ts';

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
    // The landing page has no room for more than the organization's id, which the others explain.
    const named = key === 'landing' ? ['WebSite'] : ['Organization', 'WebSite'];
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

test('the imprint tells search engines the names and the address that it shows', () => {
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

test('a page that shows prices offers them, or leads to the page that does', () => {
  const offered = new Set(
    pages.flatMap(({ nodes }) => nodes.filter(({ offers }) => offers).map((node) => node['@id'])),
  );
  expect(offered.size).toBe(2);
  for (const { key, address, html, nodes } of pages) {
    const ids = nodes.flatMap((node) => [
      ...(node.offers ? [node['@id']] : []),
      ...((node.mentions ?? []) as Node[]).map((each) => each['@id']),
    ]);
    // The landing page is the beginning: from there, everything is one link away.
    if (/<data value="/.test(html) && key !== 'landing') expect(ids, address).not.toEqual([]);
    for (const id of ids) expect(offered, address).toContain(id);
  }
});
