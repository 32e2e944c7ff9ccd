import { expect, type Page, test } from '@playwright/test';
import { bodyOf, fullPages } from './built-site.ts';

/** French parts thousands, units and amounts with a space of its own: the most there is to differ in. */
const pagesWithIslands = fullPages.filter(
  ({ locale, record }) => locale === 'fr' && bodyOf(record).includes('data-island='),
);

/** Makes the browser space numbers differently from the server, as an older or newer one would. */
async function spaceNumbersDifferently(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { formatToParts } = Intl.NumberFormat.prototype;
    Intl.NumberFormat.prototype.formatToParts = function (value = 0) {
      const parts = formatToParts.call(this, value);
      return parts.map((part) => ({ ...part, value: part.value.replaceAll(/\s/g, '\u2009') }));
    };
    Object.defineProperty(Intl.NumberFormat.prototype, 'format', {
      get(this: Intl.NumberFormat) {
        return (value: number) =>
          this.formatToParts(value)
            .map((part) => part.value)
            .join('');
      },
    });
  });
}

test('there are pages with islands', () => {
  expect(pagesWithIslands.length).toBeGreaterThanOrEqual(6);
});

for (const { key, address } of pagesWithIslands) {
  test(`the islands of ${key} take over the server's HTML, however numbers are spaced`, async ({
    page,
  }) => {
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(String(error)));
    await spaceNumbersDifferently(page);
    await page.goto(address, { waitUntil: 'load' });
    for (const island of await page.locator('[data-island]').all()) {
      const served = await island.locator('> *').first().elementHandle();
      await island.dispatchEvent('pointerover');
      const isTakenOver = () =>
        island.evaluate((element) =>
          Object.keys(element.firstElementChild ?? {}).some((name) => name.startsWith('__react')),
        );
      await expect.poll(isTakenOver).toBe(true);
      // What React cannot take over it makes anew, and what the visitor has typed is lost.
      expect(await served?.evaluate((element) => element.isConnected)).toBe(true);
    }
    expect(problems).toEqual([]);
  });
}
