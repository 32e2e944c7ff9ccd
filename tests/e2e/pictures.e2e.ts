import { expect, type Page, test } from '@playwright/test';
import { fullPages } from './built-site.ts';
import { pickInTurn } from './test-matrix.ts';

const pages = fullPages.filter(({ locale }, place) =>
  pickInTurn(['en', 'de', 'es', 'fr'], Math.floor(place / 4)).includes(locale),
);

/**
 * Finds pictures that are not there in full. Several that lie over each other are one, of which a layer may be
 * transparent. Of what is chosen among others, such as slides, one is shown.
 */
const missingPictures = (page: Page) =>
  page.evaluate(() => {
    const overlaps = (one: Element, other: Element) => {
      const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
      return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
    };
    const isThere = (picture: HTMLImageElement) => {
      const { clipPath } = getComputedStyle(picture.closest('picture') ?? picture);
      const isWhole = clipPath === 'none' || /^inset\(0(px|%)?\)$/.test(clipPath);
      const isOpaque = picture.checkVisibility({ opacityProperty: true });
      return picture.complete && picture.naturalWidth > 0 && isWhole && isOpaque;
    };
    const pictures = [...document.querySelectorAll<HTMLImageElement>('main img')].filter(
      (picture) =>
        picture.checkVisibility({ visibilityProperty: true }) &&
        !picture.closest('[inert], [data-viewport], [data-island]'),
    );
    return pictures
      .filter((picture) => {
        const place = picture.closest('section, figure') ?? picture.parentElement;
        const layers = [...(place?.querySelectorAll('img') ?? [])].filter(
          (layer) => layer !== picture && overlaps(layer, picture),
        );
        return !isThere(picture) && !layers.some(isThere);
      })
      .map(({ src }) => src);
  });

async function scrollToTheEndAndBack(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' });
      await frame();
    }
    scrollTo({ top: 0, behavior: 'instant' });
    await frame();
  });
}

for (const { address } of pages) {
  test(`every picture of ${address} is there in full, wherever one has scrolled, and in print`, async ({
    page,
  }) => {
    await page.goto(address);
    await scrollToTheEndAndBack(page);
    await expect.poll(() => missingPictures(page)).toEqual([]);
    await page.emulateMedia({ media: 'print' });
    await expect.poll(() => missingPictures(page)).toEqual([]);
    await page.emulateMedia({ media: 'screen', reducedMotion: 'reduce' });
    await expect.poll(() => missingPictures(page)).toEqual([]);
  });
}

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

test('until a picture comes, something in its colours stands for it', async ({ page }) => {
  test.slow();
  await page.route(/\.(svg|avif|webp|png|jpg)$/, () => undefined);
  for (const { address } of pages) {
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    const bare = await page
      .locator('main img:not([data-island] img, [data-viewport] [loading=lazy], [src*="/range-"])')
      .evaluateAll((all) =>
        all
          .filter((picture) => picture.checkVisibility())
          .filter((picture) => getComputedStyle(picture).backgroundImage === 'none')
          .map((picture) => picture.getAttribute('src')),
      );
    expect.soft(bare, address).toEqual([]);
  }
});
