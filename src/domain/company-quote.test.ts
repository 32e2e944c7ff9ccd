import { describe, expect, test } from 'vitest';
import { companyBookOn } from '../content/company-book.ts';
import { type CompanyNeeds, quoteCompany } from './company-quote.ts';

/** The price list as it is printed, in dollars: a month paid monthly, and a year, for each range. */
const list = {
  businessFoundation: { month: [25, 45, 85], year: [240, 420, 840], gb: 25, wikis: 1, wiki: 4.5 },
  businessPro: { month: [35, 85, 170], year: [360, 900, 1800], gb: 50, wikis: 1, wiki: 4 },
  businessQuantum: { month: [55, 140, 300], year: [600, 1500, 3000], gb: 200, wikis: 2, wiki: 3.5 },
} as const;
const companyBook = companyBookOn('2026-12-01');
const addons: Record<string, number> = { backupsplus: 5, prioritysupport: 3.99 };
const gigabyte = 0.1;

/** The total by the rules on paper, in decimal dollars that are rounded once, at the end. */
function onPaper(id: keyof typeof list, needs: CompanyNeeds, taxPercent: number) {
  const { month, year, gb, wikis, wiki } = list[id];
  const range = needs.employees <= 15 ? 0 : needs.employees <= 25 ? 1 : 2;
  const extras =
    Math.max(0, needs.wikis - wikis) * wiki +
    Math.max(0, needs.storageGb - gb) * gigabyte +
    needs.addons.reduce((sum, addon) => sum + (addons[addon] ?? Number.NaN), 0);
  const cents = (dollars: number) => Math.round(dollars * 100);
  const gross = (net: number) => {
    // Per mille of a percent avoids fractions: 6.6 % is 66.
    const tax = BigInt(net) * BigInt(Math.round(taxPercent * 10));
    return net + Number((tax + 500n) / 1000n);
  };
  return {
    month: gross(cents(month[range] + extras)),
    year: gross(cents(year[range] + 12 * extras)),
  };
}

const small: CompanyNeeds = {
  employees: 10,
  wikis: 1,
  storageGb: 0,
  sso: 'none',
  addons: [],
  billing: 'year',
};

const sizes = Array.from({ length: 45 }, (_, index) => index + 6);
const extras = [
  { wikis: 1, storageGb: 0, addons: [] },
  { wikis: 4, storageGb: 0, addons: ['backupsplus'] },
  { wikis: 30, storageGb: 1_500, addons: ['backupsplus', 'prioritysupport'] },
  { wikis: 200, storageGb: 10, addons: ['prioritysupport'] },
];

describe.each([0, 6.6, 19, 25])('with %s %% tax', (taxPercent) => {
  test.each(['year', 'month'] as const)(
    'paid by the %s, the cheapest that fits is named',
    (billing) => {
      for (const employees of sizes) {
        for (const sso of ['none', 'basic'] as const) {
          for (const extra of extras) {
            const needs = { ...extra, employees, sso, billing };
            const ids = Object.keys(list) as (keyof typeof list)[];
            const fitting = ids.filter((id) => sso === 'none' || id === 'businessQuantum');
            const totals = fitting.map((id) => [id, onPaper(id, needs, taxPercent)] as const);
            const least = Math.min(...totals.map(([, total]) => total[billing]));
            const quote = quoteCompany(companyBook, needs, taxPercent * 100);
            if (quote.kind !== 'plan') throw new Error(`${employees} get ${quote.kind}.`);
            const { planId, price } = quote.offer;
            const [, paper] = totals.find(([id]) => id === planId) ?? [];
            expect(price[billing].grossCents).toBe(least);
            expect({ month: price.month.grossCents, year: price.year.grossCents }).toEqual(paper);
            expect(price.lines.reduce((sum, line) => sum + line.monthlyCents, 0)).toBe(
              price.month.netCents,
            );
            for (const other of quote.others) {
              const [, total] = totals.find(([id]) => id === other.planId) ?? [];
              expect(other).toEqual(
                total
                  ? { planId: other.planId, why: 'dearer', moreCents: total[billing] - least }
                  : { planId: other.planId, why: 'sso' },
              );
            }
            expect(quote.others).toHaveLength(2);
          }
        }
      }
    },
  );
});

test('many wikis can make the plan with the higher discount the cheaper one', () => {
  const quote = quoteCompany(companyBook, { ...small, wikis: 25 }, 0);
  expect(quote).toMatchObject({ kind: 'plan', offer: { planId: 'businessPro' } });
});

test.each([
  [{ employees: 5 }, { kind: 'personal' }],
  [{ employees: 5, sso: 'advanced' }, { kind: 'personal' }],
  [{ employees: 51 }, { kind: 'enterprise', why: 'employees' }],
  [
    { employees: 20, sso: 'advanced' },
    { kind: 'enterprise', why: 'sso' },
  ],
] as const)('%j leads elsewhere: %j', (needs, outcome) => {
  expect(quoteCompany(companyBook, { ...small, ...needs }, 0)).toEqual(outcome);
});

test('a quote names the plan, what is added to it, and as many extras as it lacks', () => {
  const linesFor = (needs: Partial<CompanyNeeds>) => {
    const quote = quoteCompany(companyBook, { ...small, ...needs }, 0);
    if (quote.kind !== 'plan') throw new Error(`They get ${quote.kind}.`);
    expect(quote.offer.price.currency).toBe('USD');
    expect(quote.offer.price.lines.some(({ isIncluded }) => isIncluded)).toBe(false);
    return quote.offer.price.lines.map(({ id, quantity }) => [id, quantity]);
  };
  expect(linesFor({})).toEqual([['businessFoundation', 1]]);
  expect(linesFor({ wikis: 4, storageGb: 30, addons: ['backupsplus'] })).toEqual([
    ['businessFoundation', 1],
    ['backupsplus', 1],
    ['extrawikis', 3],
    ['extrastorage', 5],
  ]);
});
