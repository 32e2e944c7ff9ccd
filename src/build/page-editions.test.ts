import { beforeAll, expect, test, vi } from 'vitest';
import type { content } from '../content/content.ts';
import { site } from '../content/site.ts';
import { locales } from '../i18n/locales.ts';
import { createApp } from '../server/create-app.ts';
import { jsonAnswers } from '../server/json-answers.ts';
import { createDatedSite } from '../server/prepared/dated-site.ts';
import { renderUnstyled as render } from '../server/testing/render-unstyled.ts';
import { createTestServices } from '../server/testing/test-services.ts';
import { type PageKey, pageRoutes } from '../site/routes.ts';
import { pickInTurn } from '../testing/test-matrix.ts';
import { editionDays } from './edition-days.ts';
import { pageEditions } from './page-editions.ts';
import type { UncompressedFile } from './uncompressed-file.ts';

// Germany is to change its tax twice, the second time on a New Year's Day.
vi.mock('../content/content.ts', async (importOriginal) => {
  const original = await importOriginal<{ content: typeof content }>();
  const { updatedOn, countries } = original.content.countries;
  const changed = countries.map((country) =>
    country.code === 'DE'
      ? {
          ...country,
          rates: [
            { basisPoints: 1900 },
            { basisPoints: 2100, validFrom: '2031-05-01' },
            { basisPoints: 2300, validFrom: '2032-01-01' },
          ],
        }
      : country,
  );
  // Basics costs 11.99, whatever it costs now.
  const { plans } = original.content;
  const monthlyCents = { USD: 1199, EUR: 1199, GBP: 1199, CAD: 1599 };
  const personal = plans.personal.map((plan) =>
    plan.id === 'basics' ? { ...plan, monthlyCents } : plan,
  );
  return {
    content: {
      ...original.content,
      plans: { ...plans, personal },
      countries: { updatedOn, countries: changed },
    },
  };
});

const today = '2031-04-30';
const days = editionDays(today);
let calculator: UncompressedFile[];
beforeAll(async () => {
  const editions = locales.map((locale) => pageEditions('priceCalculator', locale, days, render));
  calculator = (await Promise.all(editions)).flat();
}, 60_000);

/** The built site as it answers at an instant: the prepared page, a live one, and the data. */
function siteAt(instant: string) {
  const services = createTestServices();
  const clock = { ...services.clock, now: () => new Date(instant) };
  const files = calculator.map(({ body, ...file }) => ({ ...file, bodies: { identity: body } }));
  const datedSite = createDatedSite(files, { jsonAnswers }, clock);
  const app = createApp({ ...services, site: datedSite, clock, render, jsonAnswers });
  const ask = async (path: string, accept = 'text/html') =>
    (await app.request(path, { headers: { accept } })).text();
  return {
    prepared: () => ask('/en/pricecalculator'),
    live: () => ask('/en/pricecalculator?product=basics&country=DE'),
    data: () => ask('/en/pricecalculator?product=basics&country=DE', 'application/json'),
  };
}

test.each([
  ['2031-04-30T23:59:59Z', 19, '14.27', '142.79', 'November 20, 2026'],
  ['2031-05-01T00:00:00Z', 21, '14.51', '145.19', 'May 1, 2031'],
  ['2031-12-31T23:59:59Z', 21, '14.51', '145.19', 'May 1, 2031'],
  ['2032-01-01T00:00:00Z', 23, '14.75', '147.59', 'January 1, 2032'],
  ['2040-01-01T00:00:00Z', 23, '14.75', '147.59', 'January 1, 2032'],
])(
  'at %s every answer takes %i %% on 11.99 a month',
  async (instant, rate, gross, grossYear, asOf) => {
    const { prepared, live, data } = siteAt(instant);
    // The page's examples show the price of a year.
    expect(await prepared()).toContain(`€${grossYear}`);
    expect(await live()).toContain(`${rate}%`);
    expect(await live()).toContain(`€${gross}`);
    expect(await live()).toContain(asOf);
    expect(JSON.parse(await data())).toMatchObject({
      tax_rate: rate,
      price_after_tax: Number(gross),
    });
  },
);

test.each([
  ['2031-12-31T23:59:59Z', 2031],
  ['2032-01-01T00:00:00Z', 2032],
  ['2032-12-31T23:59:59Z', 2032],
])('at %s prepared and live pages have a copyright until %i', async (instant, year) => {
  const { prepared, live } = siteAt(instant);
  const line = `© ${site.foundedYear}–${year} ${site.brandName}`;
  expect(await prepared()).toContain(line);
  expect(await live()).toContain(line);
});

test.each<[PageKey, (string | undefined)[]]>([
  ['priceCalculator', [undefined, '2031-05-01', '2032-01-01']],
  // The footer of every page shows the year.
  ['about', [undefined, '2032-01-01']],
  ['maintenance', [undefined]],
])('%s is prepared once more only for a day that changes it', async (key, expected) => {
  const editions = await pageEditions(key, 'de', days, render);
  expect(editions.map(({ validFrom }) => validFrom)).toEqual(expected);
});

const everyPage = pageRoutes.flatMap(([key], index) =>
  pickInTurn(locales, index).map((locale) => ({ key, locale })),
);
test.each(everyPage)('$key in $locale is as if it were rendered on January 1', async (page) => {
  const quiet = editionDays('2033-06-01');
  const day = quiet.newYearsDay;
  const editions = await pageEditions(page.key, page.locale, quiet, render);
  const edition = editions.findLast(({ validFrom = quiet.today }) => validFrom <= day);
  const rendered = await render({ ...page, query: new URLSearchParams(), day });
  expect('html' in rendered && rendered.html).toBe(new TextDecoder().decode(edition?.body));
});
