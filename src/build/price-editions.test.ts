import { beforeAll, expect, test, vi } from 'vitest';
import type { content } from '../content/content.ts';
import { locales } from '../i18n/locales.ts';
import { createApp } from '../server/create-app.ts';
import { jsonAnswers } from '../server/json-answers.ts';
import { createDatedSite } from '../server/prepared/dated-site.ts';
import { renderUnstyled as render } from '../server/testing/render-unstyled.ts';
import { createTestServices } from '../server/testing/test-services.ts';
import { editionDays } from './edition-days.ts';
import { pageEditions } from './page-editions.ts';
import { planListEditions } from './plan-list-editions.ts';
import type { UncompressedFile } from './uncompressed-file.ts';

const { start } = vi.hoisted(() => ({ start: '2031-05-01' }));

// Fixed prices instead of the provider's: Pro costs 17.99, an extra wiki 5. From a later day on, Pro costs 20
// a month, Business Foundation 30 for the smallest firms, an extra wiki 6, the smallest server 90 and its
// caching 110.
vi.mock('../content/content.ts', async (importOriginal) => {
  const original = await importOriginal<{ content: typeof content }>();
  const { personal, business } = original.content.plans;
  const everywhere = { USD: 2000, EUR: 2000, GBP: 2000, CAD: 2500 };
  const [risen, ...others] = business[0]?.bands ?? [];
  const plans = {
    personal: personal.map((plan) =>
      plan.id === 'pro'
        ? {
            ...plan,
            monthlyCents: { USD: 1799, EUR: 1799, GBP: 1799, CAD: 2299 },
            laterPrices: [
              { validFrom: start, monthlyCents: everywhere, annualPerMonthCents: 1667 },
            ],
          }
        : plan,
    ),
    business: business.map((plan, index) =>
      risen && index === 0
        ? {
            ...plan,
            bands: [
              {
                ...risen,
                monthlyCents: 2500,
                laterPrices: [{ validFrom: start, monthlyCents: 3000, annualPerMonthCents: 2400 }],
              },
              ...others,
            ],
          }
        : plan,
    ),
  };
  const addons = original.content.addons.addons.map((addon) =>
    addon.id === 'extrawikis'
      ? {
          ...addon,
          monthlyCents: { USD: 500, EUR: 500, GBP: 500, CAD: 700 },
          laterPrices: [
            { validFrom: start, monthlyCents: { USD: 600, EUR: 600, GBP: 600, CAD: 800 } },
          ],
        }
      : addon,
  );
  const { dedicated } = original.content;
  const [smallest, ...larger] = dedicated.tiers;
  const dearer = (monthlyCents: number) => [{ validFrom: start, monthlyCents }];
  return {
    content: {
      ...original.content,
      plans,
      addons: { ...original.content.addons, addons },
      dedicated: {
        ...dedicated,
        tiers: [{ ...smallest, monthlyCents: 7999, laterPrices: dearer(9000) }, ...larger],
        caching: { ...dedicated.caching, monthlyCents: 9999, laterPrices: dearer(11000) },
      },
    },
  };
});

const days = editionDays('2031-04-30');
let prepared: UncompressedFile[];
beforeAll(async () => {
  const editions = (['plans', 'compare', 'dedicated', 'priceCalculator'] as const).flatMap((key) =>
    locales.map((locale) => pageEditions(key, locale, days, render)),
  );
  prepared = [...(await Promise.all(editions)).flat(), ...planListEditions(days)];
}, 120_000);

/** The built site as it answers at an instant. */
function siteAt(instant: string) {
  const services = createTestServices();
  const clock = { ...services.clock, now: () => new Date(instant) };
  const files = prepared.map(({ body, ...file }) => ({ ...file, bodies: { identity: body } }));
  const site = createDatedSite(files, { jsonAnswers }, clock);
  const app = createApp({ ...services, site, clock, render, jsonAnswers });
  return async (path: string, accept = 'text/html') =>
    (await app.request(path, { headers: { accept } })).text();
}

test.each([
  ['2031-04-30T23:59:59Z', '17.99', '179.99', 25],
  ['2031-05-01T00:00:00Z', '20.00', '200.09', 30],
])('at %s every answer has the price of the day', async (instant, month, year, firm) => {
  const ask = siteAt(instant);
  const plans = await ask('/en/plans');
  expect(plans).toContain(`$${month}`);
  expect(plans).toContain(`$${year}`);
  expect(plans).toContain(`"price":${Number(month)}`);
  const live = await ask('/en/pricecalculator?product=pro&country=US');
  expect(live).toContain(`$${month}`);
  const json = 'application/json';
  expect(JSON.parse(await ask('/en/pricecalculator?product=pro&country=US', json))).toMatchObject({
    price_before_tax: Number(month),
    annual_price_before_tax: Number(year),
  });
  expect(
    JSON.parse(await ask('/en/pricecalculator?for=company&employees=10&billing=month', json)),
  ).toMatchObject({ price_before_tax: firm });
  const list = JSON.parse(await ask('/plans.json', json));
  expect(list.personal[1].monthly.USD).toBe(Number(month));
  expect(list.business[0].bands[0].monthly).toBe(firm);
});

test.each([
  ['2031-04-30T23:59:59Z', 5, '79.99', '99.99'],
  ['2031-05-01T00:00:00Z', 6, '90.00', '110.00'],
])(
  'at %s add-ons and servers cost what they do that day',
  async (instant, wiki, server, caching) => {
    const ask = siteAt(instant);
    expect(await ask('/en/plans')).toContain(`$${wiki}.00`);
    const two = '/en/pricecalculator?product=pro&country=US&extrawikis=2';
    const without = JSON.parse(await ask(two.replace('=2', '=0'), 'application/json'));
    const { price_before_tax } = JSON.parse(await ask(two, 'application/json'));
    expect(price_before_tax - without.price_before_tax).toBeCloseTo(2 * wiki);
    const servers = await ask('/en/vps');
    expect(servers).toContain(`$${server}`);
    expect(servers).toContain(`$${caching}`);
  },
);

test.each(locales)('a price in a sentence is that of the day in %s', async (locale) => {
  const [before, after] = await Promise.all(
    ['2031-04-30T23:59:59Z', '2031-05-01T00:00:00Z'].map((instant) =>
      siteAt(instant)(`/${locale}/plans`),
    ),
  );
  expect(before).toMatch(/17[.,]99/);
  expect(after).not.toMatch(/17[.,]99/);
  expect(after).toMatch(/20[.,]00/);
});

test('pages and lists are made once more for the day on which a price starts', () => {
  for (const path of ['/plans', '/compare', '/vps']) {
    const editions = prepared.filter((each) => each.path === path && each.locale === 'de');
    expect(editions.map(({ validFrom }) => validFrom)).toContain(start);
  }
  const lists = prepared.filter(({ path }) => path === '/plans.json');
  expect(lists.map(({ validFrom }) => validFrom)).toEqual([undefined, start]);
});
