import { expect, type Locator, type Page } from '@playwright/test';

/** The element of an island. */
export const islandOf = (page: Page, island: string): Locator =>
  page.locator(`[data-island="${island}"]`);

/** Hydrates an island by pointing at it, as soon as the page's script listens. */
export async function hydrateIsland(page: Page, island: string): Promise<void> {
  const element = islandOf(page, island);
  await expect(async () => {
    await element.dispatchEvent('pointerover');
    await expect(element).toHaveAttribute('data-hydrated', { timeout: 1000 });
  }).toPass();
}

/** All that a page complains of, from now on. */
export function consoleErrors(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  return complaints;
}
