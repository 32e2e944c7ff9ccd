import { expect, type Page, test } from '@playwright/test';

/** What is seen of the first plant, the last one and its bloom while their row lies at a height of the window. */
async function grownAt(page: Page, height: number): Promise<string[]> {
  return page
    .locator('#settled svg')
    .first()
    .evaluate(async (row, height) => {
      const top = row.getBoundingClientRect().top + scrollY;
      scrollTo({ top: top - innerHeight * height, behavior: 'instant' });
      await new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown)));
      return ['g path', 'g path:last-child', 'g + path'].map((part) => {
        const { transform } = getComputedStyle(row.querySelector(part) as Element);
        return transform === 'none' || new DOMMatrix(transform).d === 1 ? 'whole' : 'growing';
      });
    }, height);
}

test('the days of the backups grow one after another as one scrolls', async ({ page }) => {
  await page.goto('/en/trust');
  expect(await grownAt(page, 0.98)).toEqual(['growing', 'growing', 'growing']);
  expect(await grownAt(page, 0.6)).toEqual(['whole', 'growing', 'growing']);
  expect(await grownAt(page, 0.1)).toEqual(['whole', 'whole', 'whole']);
});

/** How much of each day's fence is mended while the fence lies at a height of the window. */
async function mendedAt(page: Page, height: number): Promise<string[]> {
  return page
    .locator('#breach [aria-hidden]:has(svg)')
    .first()
    .evaluate(async (fence, height) => {
      const top = fence.getBoundingClientRect().top + scrollY;
      scrollTo({ top: top - innerHeight * height, behavior: 'instant' });
      await new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown)));
      return [...fence.querySelectorAll('svg > :last-child')].map((day) => {
        const { clipPath } = getComputedStyle(day);
        return / 0% /.test(clipPath) ? 'whole' : clipPath.includes('100%') ? 'gone' : 'broken';
      });
    }, height);
}

test('the fence is mended day by day, before it leaves the window', async ({ page }) => {
  await page.goto('/en/trust');
  expect(await mendedAt(page, 0.95)).toEqual(['gone', 'gone', 'gone']);
  expect(await mendedAt(page, 0.58)).toEqual(['whole', 'broken', 'gone']);
  expect(await mendedAt(page, 0.3)).toEqual(['whole', 'whole', 'whole']);
});

test.describe('for who wants no motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('all days have grown', async ({ page }) => {
    await page.goto('/en/trust');
    expect(await grownAt(page, 0.98)).toEqual(['whole', 'whole', 'whole']);
  });
});
