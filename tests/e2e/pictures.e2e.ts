import { expect, test } from '@playwright/test';
import { fullPages } from './built-site.ts';
import { pickInTurn } from './test-matrix.ts';

const pages = fullPages.filter(({ locale }, place) =>
  pickInTurn(['en', 'de', 'es', 'fr'], Math.floor(place / 4)).includes(locale),
);

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('no picture waits for a script', async ({ page }) => {
    test.slow();
    for (const { address } of pages) {
      await page.goto(address, { waitUntil: 'domcontentloaded' });
      const waiting = await page
        .locator('main img:not([data-viewport] img)')
        .evaluateAll((all) =>
          all
            .filter((picture) => getComputedStyle(picture).clipPath !== 'none')
            .map((picture) => picture.outerHTML),
        );
      expect.soft(waiting, address).toEqual([]);
    }
  });
});

// Customers' logos are transparent: what stood for one would still be seen through it.
const pictures =
  'main img:not([data-island] img, [data-viewport] [loading=lazy], [src*="/range-"], [src^="/pictures/"])';

test('until a picture comes, something in its colours stands for it', async ({ page }) => {
  test.slow();
  await page.route(/\.(svg|avif|webp|png|jpg)$/, () => undefined);
  for (const { address } of pages) {
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    const bare = await page.locator(pictures).evaluateAll((all) =>
      all
        .filter((picture) => picture.checkVisibility())
        .filter((picture) => getComputedStyle(picture).backgroundImage === 'none')
        .map((picture) => picture.getAttribute('src')),
    );
    expect.soft(bare, address).toEqual([]);
  }
});
