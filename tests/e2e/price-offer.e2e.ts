import { expect } from '@playwright/test';
import type { Locale } from '../../src/i18n/locales.ts';
import { pickInTurn } from '../../src/testing/test-matrix.ts';
import { bodyOf, fullPages } from './built-site.ts';
import { test } from './idle-page.ts';
import { layoutShifts, watchLayout } from './layout-shifts.ts';

/** Where visitors come from: VAT, a sales tax and the longest name, no tax and a short sentence. */
const origins = [
  { 'cf-ipcountry': 'DE' },
  { 'cf-ipcountry': 'US', 'cf-region-code': 'TX' },
  { 'cf-ipcountry': 'CA' },
];

const widths = [360, 768, 1440];

/** In turn; German has the longest words. */
const languages: readonly Locale[] = ['de', 'en', 'de', 'es', 'de', 'fr'];

const offering = fullPages.filter(({ record }) => bodyOf(record).includes('data-offer'));

for (const [place, [key, pages]] of [...Map.groupBy(offering, (page) => page.key)].entries()) {
  test(`nothing on ${key} moves when the prices of the visitor's country are offered`, {
    tag: '@layout',
  }, async ({ page, untilIdle }) => {
    test.slow();
    await watchLayout(page);
    // The banner for the European Union has room of its own.
    await page.addInitScript(() => localStorage.setItem('banner-dismissed', '1'));
    for (const [index, { address, locale }] of pages.entries()) {
      if (!pickInTurn(languages, place).includes(locale)) continue;
      for (const width of pickInTurn(widths, place + index)) {
        const { promise: isRead, resolve: read } = Promise.withResolvers<void>();
        const origin = origins[(index + widths.indexOf(width)) % origins.length];
        await page.route('**/location', async (route) => {
          await isRead;
          const headers = { ...route.request().headers(), 'x-forwarded-for': '192.0.2.1' };
          await route.continue({ headers: { ...headers, ...origin } });
        });
        await page.setViewportSize({ width, height: 740 });
        await page.goto(address);
        const opener = page.locator('[data-offer]').first();
        const before = await opener.textContent();
        await opener.evaluate((button) =>
          button.scrollIntoView({ block: 'center', behavior: 'instant' }),
        );
        read();
        await expect(opener).not.toHaveText(before ?? '');
        await untilIdle();
        const where = `${address}, ${width} px wide, for ${Object.values(origin ?? {})}`;
        expect.soft(await layoutShifts(page), where).toEqual([]);
        await page.unroute('**/location');
      }
    }
  });
}
