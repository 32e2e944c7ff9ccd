import { beforeAll, describe, expect, test } from 'vitest';
import { content } from '../../content/content.ts';
import { personalUpTo, plansOn } from '../../content/plans.ts';
import { priceBookOn } from '../../content/price-book.ts';
import { calculatePrice } from '../../domain/price.ts';
import type { Currency } from '../../domain/price-book.ts';
import { type PriceChoice, priceContextOf } from '../../domain/price-choice.ts';
import { type Locale, locales } from '../../i18n/locales.ts';
import { renderUnstyled } from '../../server/testing/render-unstyled.ts';
import { isFullMatrix } from '../../testing/test-matrix.ts';
import { hasPrices, type PageKey, pageRoutes } from '../routes.ts';
import { amountsIn } from './testing/amounts-in.ts';

const day = content.countries.updatedOn;
const book = priceBookOn(day);
const plans = plansOn(day);
const places = book.countries.map(({ code }) => code);
const pages = pageRoutes.filter(([, route]) => hasPrices(route)).map(([key]) => key);
/** Pages with a computed total, which has more lines when there is tax. */
const sums: readonly PageKey[] = ['helpMeChoose', 'priceCalculator'];

/** Pages whose amounts are part of the contract and the same for everybody. */
const fixed: readonly PageKey[] = ['terms'];

async function read(
  key: PageKey,
  locale: Locale,
  choice?: PriceChoice,
  query = '',
): Promise<string[]> {
  const page = await renderUnstyled({
    key,
    locale,
    query: new URLSearchParams(query),
    day,
    choice,
  });
  if (page.kind === 'redirect') throw new Error(`${key} leads away.`);
  return amountsIn(page.html, locale);
}

/**
 * For each amount of the page without a choice, the amounts allowed with a choice, computed from content/
 * alone, as whole cents with currency.
 */
function becoming({ country, isTaxIncluded }: PriceChoice): Map<string, Set<string>> {
  const place = book.countries.find(({ code }) => code === country);
  if (!place) throw new Error(`There is no ${country}.`);
  const basisPoints = isTaxIncluded ? place.taxBasisPoints : 0;
  const gross = (net: number) => net + Math.floor((net * basisPoints + 5_000) / 10_000);
  const all = new Map<string, Set<string>>();
  const add = (list: number, cents: number, currency: Currency) =>
    all.set(`${list} USD`, (all.get(`${list} USD`) ?? new Set()).add(`${cents} ${currency}`));
  const month = (year: number, advertisedYear: number, advertised: number) =>
    gross(year) === advertisedYear ? advertised : Math.round(gross(year) / 12);
  for (const { id, monthlyCents, annualPerMonthCents } of plans.personal) {
    const { currency } = place;
    const net = calculatePrice(book, {
      product: id,
      addons: [],
      extraWikis: 0,
      extraStorageGb: 0,
      country: currency === 'USD' ? 'other' : country,
    });
    const year = 10 * monthlyCents.USD + 9;
    add(year, gross(net.year.netCents), currency);
    add(annualPerMonthCents, month(net.year.netCents, year, annualPerMonthCents), currency);
    add(monthlyCents.USD, gross(net.month.netCents), currency);
  }
  for (const { monthlyCents } of content.addons.addons) {
    add(monthlyCents.USD, gross(monthlyCents[place.currency]), place.currency);
    add(monthlyCents.USD, gross(monthlyCents.USD), 'USD');
  }
  const wiki = content.addons.addons.find(({ id }) => id === 'extrawikis')?.monthlyCents.USD ?? 0;
  for (const { bands, extraWikiDiscountBasisPoints: off } of plans.business) {
    add((wiki * (10_000 - off)) / 10_000, gross((wiki * (10_000 - off)) / 10_000), 'USD');
    for (const { monthlyCents, annualPerMonthCents } of bands) {
      add(monthlyCents, gross(monthlyCents), 'USD');
      add(12 * annualPerMonthCents, gross(12 * annualPerMonthCents), 'USD');
      const annual = 12 * annualPerMonthCents;
      add(annualPerMonthCents, month(annual, annual, annualPerMonthCents), 'USD');
    }
  }
  const { tiers, caching, services } = content.dedicated;
  const servers = [...tiers, caching].map(({ monthlyCents }) => monthlyCents);
  for (const { lowest } of services) if (lowest) servers.push(lowest.cents);
  for (const cents of servers) add(cents, gross(cents), 'USD');
  // Two starting prices are quoted in claims and do not change.
  for (const id of ['business-starting-price', 'dedicated-starting-price']) {
    const cents = content.claims.find((claim) => claim.id === id)?.amountCents ?? Number.NaN;
    add(cents, cents, 'USD');
  }
  // What the open position pays is no price.
  const { from, to } = content.company.position.yearlyPay;
  for (const cents of [from, to]) add(cents, cents, 'USD');
  return all;
}

const list = new Map<string, string[]>();
const priced: PageKey[] = [];

beforeAll(async () => {
  for (const key of pages) {
    for (const locale of locales) list.set(`${key} ${locale}`, await read(key, locale));
    if ((list.get(`${key} en`) ?? []).length > 0) priced.push(key);
  }
  // More than the usual 10 s on a busy machine.
}, 60_000);

async function check(choice: PriceChoice, locale: Locale, keys = priced): Promise<void> {
  const map = becoming(choice);
  for (const key of keys.filter((each) => ![...sums, ...fixed].includes(each))) {
    const before = list.get(`${key} ${locale}`) ?? [];
    const shown = await read(key, locale, choice);
    const wrong = before
      .map((amount, index) => [amount, shown[index] ?? 'nothing'] as const)
      .filter(([amount, now]) => !map.get(amount)?.has(now));
    expect({ key, wrong, count: shown.length }).toEqual({ key, wrong: [], count: before.length });
  }
}

const choices = places.flatMap((country) => [
  { country, isTaxIncluded: true },
  { country, isTaxIncluded: false },
]);

test('the pages that sell something show amounts', () => {
  expect(priced).toEqual(expect.arrayContaining(['landing', 'plans', 'dedicated', 'compare']));
  expect(priced.length).toBeGreaterThan(10);
});

test.each(choices)('/plans is for $country, with tax: $isTaxIncluded', (choice) =>
  check(choice, 'en', ['plans']),
);

// All choices on all pages in all languages take minutes.
/** One country for each currency and tax rate; others differ in their names only. */
const kinds = isFullMatrix
  ? choices
  : new Map(
      choices.map((choice) => [JSON.stringify(priceContextOf(choice, book.countries)), choice]),
    ).values();

describe.each([...kinds])('for $country, with tax: $isTaxIncluded', (choice) => {
  test('every amount is what the engine says', () => check(choice, 'en'));

  test('the finder and the calculator reckon with the same', async () => {
    const allowed = new Set([...becoming(choice).values()].flatMap((each) => [...each]));
    const { currency } = book.countries.find(({ code }) => code === choice.country) ?? {};
    // The form submitted unchanged.
    const finder = await read('helpMeChoose', 'en', choice, 'sso=');
    const personal = plans.personal.length;
    expect(personalUpTo).toBeGreaterThan(0);
    // The result, then each plan's total.
    expect(finder.filter((amount) => allowed.has(amount)).length).toBeGreaterThan(personal);
    expect(finder.every((amount) => amount.endsWith(` ${currency}`))).toBe(true);
    const calculator = await read('priceCalculator', 'en', choice);
    const { month, year } = calculatePrice(book, {
      product: 'basics',
      addons: [],
      extraWikis: 0,
      extraStorageGb: 0,
      country: choice.country,
    });
    // The calculator shows the currency code once for all amounts.
    const amounts = calculator.map((amount) => Number(amount.split(' ')[0]));
    expect(amounts).toContain(month.grossCents);
    expect(amounts).toContain(year.grossCents);
  });
});

const some = isFullMatrix
  ? choices
  : [
      { country: 'DE', isTaxIncluded: true },
      { country: 'TX', isTaxIncluded: true },
      { country: 'CA', isTaxIncluded: true },
      { country: 'GB', isTaxIncluded: false },
      { country: 'SE', isTaxIncluded: false },
    ];

describe.each(locales.filter((locale) => locale !== 'en'))('in %s', (locale) => {
  test.each(some)('every amount is what the engine says: $country', (choice) =>
    check(choice, locale),
  );
});

/**
 * The amounts of a company's quote in US dollars, computed from content/ alone, for 20 employees, four wikis
 * and Backups Plus, paid yearly.
 */
function quoted({ country, isTaxIncluded }: PriceChoice): Set<number> {
  const basisPoints = isTaxIncluded
    ? (book.countries.find(({ code }) => code === country)?.taxBasisPoints ?? Number.NaN)
    : 0;
  const taxOf = (net: number) => Math.floor((net * basisPoints + 5_000) / 10_000);
  const priceOf = (id: string) =>
    content.addons.addons.find((addon) => addon.id === id)?.monthlyCents.USD ?? Number.NaN;
  const sums = plans.business.flatMap((plan) => {
    const band = plan.bands.find((each) => each.employeesFrom <= 20 && 20 <= each.employeesTo);
    if (!band || plan.includedWikis === 'unlimited') return [];
    const each = (priceOf('extrawikis') * (10_000 - plan.extraWikiDiscountBasisPoints)) / 10_000;
    const wikis = (4 - plan.includedWikis) * each;
    const backups = priceOf('backupsplus');
    const month = band.monthlyCents + wikis + backups;
    const year = 12 * (band.annualPerMonthCents + wikis + backups);
    const parts = [band.monthlyCents, 12 * band.annualPerMonthCents, wikis, 12 * wikis, each];
    return [{ month, year, parts: [...parts, backups, 12 * backups] }];
  });
  const [best, ...others] = sums.sort((one, other) => one.year - other.year);
  if (!best) throw new Error('No plan is for 20 employees.');
  const gross = (net: number) => net + taxOf(net);
  return new Set([
    ...best.parts,
    ...[best.month, best.year].flatMap((net) => [net, taxOf(net), gross(net)]),
    ...others.map(({ year }) => gross(year) - gross(best.year)),
  ]);
}

describe.each(locales)('the quote for a company in %s', (locale) => {
  test.each(locale === 'en' ? choices : some)(
    'every amount is what the price list says: $country, with tax: $isTaxIncluded',
    async (choice) => {
      const query = 'for=company&employees=20&wikis=4&addons[]=backupsplus';
      const wanted = [...quoted(choice)].map((cents) => `${cents} USD`);
      const own = await read('priceCalculator', locale, choice, query);
      expect(new Set(own.filter((amount) => amount !== '0 USD'))).toEqual(
        new Set(wanted.filter((amount) => amount !== '0 USD')),
      );
      const tax = choice.isTaxIncluded ? 'incl' : 'excl';
      const named = `${query}&country=${choice.country}&tax=${tax}`;
      expect(await read('priceCalculator', locale, undefined, named)).toEqual(own);
    },
  );
});

test('title, summary and structured data stay those of the page without a choice', async () => {
  const head = async (key: PageKey, choice?: PriceChoice) => {
    const page = await renderUnstyled({
      key,
      locale: 'en',
      query: new URLSearchParams(),
      day,
      choice,
    });
    if (page.kind === 'redirect') throw new Error(`${key} leads away.`);
    return page.html.match(
      /<title>.*?<\/title>|<meta name="description"[^>]*>|<script type="application\/ld\+json">.*?<\/script>|<link[^>]*>/g,
    );
  };
  for (const key of pages) {
    expect(await head(key, { country: 'SE', isTaxIncluded: true })).toEqual(await head(key));
  }
});
