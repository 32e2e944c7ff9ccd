import { expect, type Page } from '@playwright/test';

/** Starts all behaviours and islands of a page by pointing at them; many start by themselves only later or never. */
export async function startBehaviours(page: Page): Promise<void> {
  const waiting =
    '[data-behaviour=carousel]:not([data-started]), [data-island]:not([data-hydrated])';
  // Repeated, because the page's script may not listen yet.
  await expect(async () => {
    for (const element of await page.locator('[data-when]').all()) {
      await element.dispatchEvent('pointerover');
    }
    await expect(page.locator(waiting)).toHaveCount(0, { timeout: 1000 });
  }).toPass();
}
