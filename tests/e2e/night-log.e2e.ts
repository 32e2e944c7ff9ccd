import { expect, test } from '@playwright/test';

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`the log of a night, ${colorScheme}`, () => {
    test.use({ colorScheme });

    test('has the sky of a night, wherever one has scrolled to', async ({ page }) => {
      await page.goto('/en/for-personal');
      const picture = page.locator('svg:has(~ ol time)');
      for (const height of [0.95, 0.5, 0]) {
        const sky = await picture.evaluate(async (element, height) => {
          const top = element.getBoundingClientRect().top + scrollY;
          scrollTo({ top: top - innerHeight * height, behavior: 'instant' });
          await new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown)));
          return getComputedStyle(element.querySelector('path') as Element).fill;
        }, height);
        expect(sky).toBe('rgb(29, 51, 80)');
      }
    });

    test('says what is a sample, and proves nothing by it', async ({ page }) => {
      await page.goto('/en/for-personal');
      const log = page.locator('div:has(> ol time)');
      await expect(log).toContainText('A sample of a night');
      await expect(log.locator('sup')).toHaveCount(0);
    });
  });
}
