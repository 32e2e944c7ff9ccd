import type { Page } from '@playwright/test';

/** Opens everything in the page's matter that can be unfolded. */
export async function openDetails(page: Page): Promise<void> {
  await page.locator('main details').evaluateAll((folds) => {
    for (const fold of folds) (fold as HTMLDetailsElement).open = true;
  });
}
