import { beforeAll, describe, expect, it, test } from 'vitest';
import claims from '../../../locales/en/claims.json';
import plans from '../../../locales/en/plans.json';
import { content } from '../../content/content.ts';
import { createPageApp } from '../../server/testing/page-app.ts';

let html = '';
beforeAll(async () => {
  ({ html } = await (await createPageApp('plans')).ask([]));
});

describe('the page of plans', () => {
  it('says of every add-on with a price that it is before tax', () => {
    const cards = html.match(/<li[^>]*><img[^>]*><h3>.*?<\/li>/g) ?? [];
    const { addons, byQuote } = content.addons;
    expect(cards).toHaveLength(addons.length + byQuote.length);
    expect(cards.filter((card) => card.includes('before tax'))).toHaveLength(addons.length);
  });

  it('says that a further wiki is included where wikis are unlimited', () => {
    const row = html.match(/id="business-row-extraWikiPrice">(.*?)<\/tr>/)?.[1];
    expect(row).toMatch(/<td[^>]*>Included<\/td>$/);
  });

  it('explains the words for “only on a server” in the rows that have them, and in no others', () => {
    const { onDedicated } = plans.values;
    const note = plans.onDedicatedNote.replace('{{value}}', onDedicated);
    const rows = [...html.matchAll(/<tr id="(?:business-)?row-[^>]*>(.*?)<\/tr>/g)];
    expect(rows).not.toEqual([]);
    for (const [, row = ''] of rows) {
      expect(row.includes(note)).toBe(row.includes(`>${onDedicated}</td>`));
    }
  });
});

/** Writes dollars without cents, as the cards do. */
const dollars = (cents: number) =>
  new Intl.NumberFormat('en', {
    style: 'currency',
    currency: 'USD',
    maximumFractionDigits: 0,
  }).format(cents / 100);

test.each(['plans', 'landing', 'features', 'createWiki', 'moveHere'] as const)(
  '%s says of every plan for whom it is, what it holds and what it adds to the one before',
  async (key) => {
    const { html } = await (await createPageApp(key)).ask([]);
    const cards = html.split('<h3>').map((card) => card.replaceAll(/<[^>]*>/g, ' '));
    const { personal, business } = content.plans;
    for (const plans of [personal, business]) {
      for (const [index, plan] of plans.entries()) {
        const begins = new RegExp(`^\\s*(Recom\u00ADmended\\s+)?${plan.name}\\s+Best for `);
        const own = cards.filter((card) => begins.test(card));
        expect(own, plan.name).toHaveLength(1);
        if (plan.storage !== 'unlimited') {
          expect(own[0], plan.name).toMatch(/\d\s[GT]B.*\s·\s(1\swiki|[2-9]\swikis) /);
        }
        const before = plans[index - 1];
        if (before) expect(own[0], plan.name).toContain(`${before.name} + `);
        const bands = plan.kind === 'business' ? plan.bands : [];
        for (const { annualPerMonthCents } of bands) {
          expect(own[0], plan.name).toContain(`(${dollars(12 * annualPerMonthCents)})`);
        }
      }
    }
  },
);

/** The sections of a page, each up to the next one. */
const partsOf = (html: string) => html.split(/(?=<section[ >])/);

test('features ends on prices, consulting and the next step', async () => {
  const { html } = await (await createPageApp('features')).ask([]);
  const [, after = ''] = html.split('id="plans"');
  const links = ['/consulting', '/createawiki', '/demo', '/contact'].map((to) =>
    partsOf(after).findIndex((part) => part.includes(`href="${to}"`)),
  );
  expect(links[0]).toBeGreaterThan(0);
  expect(links.slice(1)).toEqual([(links[0] ?? 0) + 1, (links[0] ?? 0) + 1, (links[0] ?? 0) + 1]);
});

test('where wikis are moved to, business plans are seen first', async () => {
  const { html } = await (await createPageApp('moveHere')).ask([]);
  expect(html).toMatch(/<input type="radio"(?=[^>]*value="business")(?=[^>]*checked)/);
});

test('every add-on has a colour and a short text of its own', async () => {
  const { addons, byQuote } = content.addons;
  const colours = [...addons, ...byQuote].map(({ colour }) => colour);
  expect(new Set(colours).size).toBe(colours.length);
  const cards = html.match(/<li[^>]*><img[^>]*><h3>.*?<\/li>/g) ?? [];
  const shorts = cards.map((card) => card.match(/<\/h3><p[^>]*>([^<]+)<\/p>/)?.[1]);
  expect(new Set(shorts).size).toBe(colours.length);
  expect(shorts).not.toContain(undefined);
});

test('what a visitor has to know before paying stands there with the sections of the terms', async () => {
  const { html } = await (await createPageApp('plans')).ask([]);
  const [prices, part = ''] = html.split('id="before-paying"');
  expect(prices).toContain('/terms#section-10"');
  const text = part.split('</section>')[0] ?? '';
  expect(text).toContain('/terms#section-14"');
  expect(text).toContain('href="/trust"');
});

test('what a visitor has to know before paying says when a wiki may be deleted, and what is refunded', () => {
  const [part = ''] = (html.split('id="before-paying"')[1] ?? '').split('</section>');
  const references = html.split('id="references"')[1] ?? '';
  const cited = [...part.matchAll(/href="#(ref-\d+)"/g)].map(
    ([, id]) => references.split(`id="${id}"`)[1]?.split('</li>')[0],
  );
  for (const claim of ['deletion-on-cancelling', 'no-refunds'] as const) {
    expect(cited).toContainEqual(expect.stringContaining(claims[claim]));
  }
});

test.each(['landing', 'features', 'createWiki'] as const)(
  '%s leads from its prices to how a plan renews and ends',
  async (key) => {
    const { html } = await (await createPageApp(key)).ask([]);
    const prices = html.slice(html.indexOf('id="plans"'), html.indexOf('id="references"'));
    expect(prices).toContain('href="/plans#before-paying"');
  },
);
