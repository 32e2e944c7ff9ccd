import { expect, type Page, test } from '@playwright/test';
import { isFullMatrix } from '../../src/testing/test-matrix.ts';
import { fullPages } from './built-site.ts';
import { deadControls } from './dead-controls.ts';
import { loadDocumentsOnly } from './documents-only.ts';
import { openDetails } from './open-details.ts';
import { pageStates } from './page-states.ts';

const pages = fullPages.filter(({ locale }) => locale === 'en');
const answers = pageStates.filter(({ locale }) => locale === 'en');

for (const [turn, { situation, javaScriptEnabled }] of [
  { situation: 'without JavaScript', javaScriptEnabled: false },
  { situation: 'before a script comes', javaScriptEnabled: true },
].entries()) {
  // The situations take turns, since each page has the same elements in both.
  const views = [...pages, ...answers].filter((_, place) => isFullMatrix || place % 2 === turn);

  test.describe(situation, () => {
    test.use({ javaScriptEnabled });
    test.beforeEach(async ({ page }) => {
      if (javaScriptEnabled) await page.route('**/static/js/**', (route) => route.abort());
    });

    test('every page can be read, and every control works', async ({ page }) => {
      test.slow();
      await loadDocumentsOnly(page);
      for (const { address } of views) {
        await page.goto(address, { waitUntil: 'domcontentloaded' });
        expect.soft(await missingMatter(page), address).toEqual([]);
        await openDetails(page);
        expect.soft(await deadControls(page), address).toEqual([]);
      }
    });

    test('the bar of the landing page never lies over what is read', async ({ page }) => {
      await page.goto('/en');
      const bar = page.locator('header');
      await expect(bar).toBeInViewport();
      await page.locator('footer').scrollIntoViewIfNeeded();
      await expect(bar).not.toBeInViewport();
    });
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every slide of the landing page shows its picture when one scrolls to it', async ({
    page,
  }) => {
    await page.goto('/en');
    for (const number of [2, 3, 4, 5]) {
      const picture = page.locator(`#hero-${number} img`);
      await page.locator(`#hero-${number}`).scrollIntoViewIfNeeded();
      const pixels = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth);
      await expect.poll(pixels, `slide ${number}`).toBeGreaterThan(0);
      await expect(picture).toBeInViewport();
    }
  });
});

/** Missing readable content: a visible heading, and some text. */
function missingMatter(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const title = document.querySelector('h1');
    const words = document.querySelector('main')?.textContent.match(/\S+/g) ?? [];
    return [
      ...(title?.checkVisibility({ visibilityProperty: true }) ? [] : ['a heading']),
      ...(words.length > 20 ? [] : [`more words than ${words.length}`]),
    ];
  });
}
