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

test('the backup that comes back grows as one scrolls, beside days that stand', async ({
  page,
}) => {
  await page.goto('/en/trust');
  expect(await grownAt(page, 0.98)).toEqual(['whole', 'growing', 'growing']);
  expect(await grownAt(page, 0.59)).toEqual(['whole', 'whole', 'growing']);
  expect(await grownAt(page, 0.1)).toEqual(['whole', 'whole', 'whole']);
});

/** Whether the line after each step is whole while the line lies at a height of the window. */
async function linesAt(page: Page, height: number): Promise<boolean[]> {
  return page
    .locator('#cancelling ol')
    .first()
    .evaluate(async (steps, height) => {
      const top = steps.getBoundingClientRect().top + scrollY;
      scrollTo({ top: top - innerHeight * height, behavior: 'instant' });
      await new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown)));
      return [...steps.children].map(
        (step) => !/[1-9]/.test(getComputedStyle(step, '::after').clipPath),
      );
    }, height);
}

test('the line of who leaves is drawn from step to step as one scrolls', async ({ page }) => {
  await page.goto('/en/trust');
  expect(await linesAt(page, 0.98)).toEqual([false, false, false]);
  expect(await linesAt(page, 0.1)).toEqual([true, true, true]);
});

test.describe('for who wants no motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the line is whole', async ({ page }) => {
    await page.goto('/en/trust');
    expect(await linesAt(page, 0.98)).toEqual([true, true, true]);
  });

  test('all days have grown', async ({ page }) => {
    await page.goto('/en/trust');
    expect(await grownAt(page, 0.98)).toEqual(['whole', 'whole', 'whole']);
  });
});
