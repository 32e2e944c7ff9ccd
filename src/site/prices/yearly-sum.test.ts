import { expect, test } from 'vitest';
import { content } from '../../content/content.ts';
import { personalAnnualCents } from '../../domain/plan-price.ts';
import { formatMoney } from '../../i18n/format.ts';
import { type Locale, locales } from '../../i18n/locales.ts';
import { renderUnstyled } from '../../server/testing/render-unstyled.ts';
import { hasPrices, pageRoutes } from '../routes.ts';

const day = '2031-01-01';

/** Counts an amount in a text, ignoring matches within larger amounts. */
function count(text: string, cents: number, locale: Locale): number {
  const amount = formatMoney(locale, { cents, currency: 'USD' });
  const escaped = amount.replaceAll(/[$.]/g, '\\$&').replaceAll(/\s/g, '\\s');
  return [...text.matchAll(new RegExp(`(?<![\\d.,])${escaped}`, 'g'))].length;
}

const pricedPages = pageRoutes.filter(([, route]) => hasPrices(route));

test.each(locales)(
  'in %s, whatever names the month of a prepaid year has the sum of that year beside it',
  async (locale) => {
    let months = 0;
    for (const [key] of pricedPages) {
      const page = await renderUnstyled({ key, locale, query: new URLSearchParams(), day });
      if (page.kind === 'redirect') continue;
      const main = page.html.split('<main')[1]?.split('</main>')[0] ?? '';
      const parts = main.split(/(?=<section[ >])/).map((part) => part.replaceAll(/<[^>]*>/g, ' '));
      for (const { id, monthlyCents, annualPerMonthCents } of content.plans.personal) {
        for (const part of parts) {
          const own = count(part, annualPerMonthCents, locale);
          const years = count(part, personalAnnualCents(monthlyCents.USD), locale);
          expect(years, `${key}, ${id}: ${part}`).toBeGreaterThanOrEqual(own);
          months += own;
        }
      }
    }
    expect(months).toBeGreaterThan(10);
  },
);
