import { expect, type Page, test } from '@playwright/test';
import sharp, { type Region } from 'sharp';
import { isFullMatrix, pickInTurn } from '../../src/testing/test-matrix.ts';
import { fullPages } from './built-site.ts';
import { differentShare } from './different-share.ts';

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

// Customers' logos are transparent: what stood for one would still be seen through it. The signpost on /compare is as
// high as its column, so its shapes lie elsewhere on each page.
const pictures =
  'main img:not([data-island] img, [src*="/range-"], [src*="/two-ways"], [src^="/pictures/"])';

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

/** Every picture of a page, cut out of a photograph of the whole page. */
async function picturesOf(page: Page, boxes: readonly Region[]): Promise<Buffer[]> {
  const whole = await page.screenshot({ fullPage: true, animations: 'disabled' });
  return Promise.all(boxes.map((box) => sharp(whole).extract(box).toBuffer()));
}

test.describe('once a picture has come', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  const english = fullPages.filter(({ locale }) => locale === 'en');
  for (const { key, address } of english.filter((_, place) => isFullMatrix || place % 4 === 0)) {
    test(`nothing of what stood for it is seen on ${key}`, async ({ page }) => {
      test.slow();
      for (const width of [360, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(address);
        const boxes = await page.evaluate(async () => {
          for (const image of document.images) {
            image.loading = 'eager';
            // A photograph of a page does not wait for a picture that is decoded beside it.
            image.decoding = 'sync';
          }
          await Promise.all([...document.images].map((image) => image.decode()));
          return [...document.querySelectorAll('main img[style*=background]')]
            .filter((image) => image.checkVisibility())
            .map((image) => image.getBoundingClientRect())
            .map(({ left, right, top, height }) => ({
              left: Math.max(0, Math.ceil(left)),
              top: Math.ceil(top + scrollY),
              width: Math.floor(Math.min(right, innerWidth)) - Math.max(0, Math.ceil(left)),
              height: Math.floor(height),
            }))
            .filter(({ width }) => width > 0);
        });
        const shown = await picturesOf(page, boxes);
        await page.evaluate(() => {
          for (const image of document.images) image.style.background = 'none';
        });
        const alone = await picturesOf(page, boxes);
        for (const [place, picture] of shown.entries()) {
          const difference = await differentShare(picture, alone[place] as Buffer);
          expect.soft(difference, JSON.stringify(boxes[place])).toBeLessThan(0.01);
        }
      }
    });
  }
});
