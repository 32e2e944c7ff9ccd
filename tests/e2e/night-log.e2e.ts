import { expect, type Page, test } from '@playwright/test';

/** Colour of the sky while the log lies at a height of the window, from 0 at its top to 1. */
async function skyAt(page: Page, height: number): Promise<string> {
  return page.locator('svg:has(~ section ol time)').evaluate(async (picture, height) => {
    const top = picture.getBoundingClientRect().top + scrollY;
    scrollTo({ top: top - innerHeight * height, behavior: 'instant' });
    await new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown)));
    const sky = picture.querySelector('path');
    if (!sky) throw new Error('There is no sky.');
    return getComputedStyle(sky).fill;
  }, height);
}

const night = 'rgb(29, 51, 80)';

test('over the log of a night, day turns to night as one scrolls', async ({ page }) => {
  await page.goto('/en/for-personal');
  expect(await skyAt(page, 0.98)).toBe('rgb(191, 224, 230)');
  expect(await skyAt(page, 0)).toBe(night);
});

test('the log of a night says that it is a sample, and proves nothing by it', async ({ page }) => {
  await page.goto('/en/for-personal');
  const log = page.locator('div:has(> ol time)');
  await expect(log).toContainText('A sample of a night');
  await expect(log.locator('sup')).toHaveCount(0);
});

test.describe('for who wants no motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('it is night from the beginning', async ({ page }) => {
    await page.goto('/en/for-personal');
    expect(await skyAt(page, 0.98)).toBe(night);
  });
});
