import { expect, type Locator, type Page } from '@playwright/test';

/** The element of an island. */
export const islandOf = (page: Page, island: string): Locator =>
  page.locator(`[data-island="${island}"]`);

/** Wakes an island by the approach of a pointer, as soon as the page's script looks out for one. */
export async function wake(page: Page, island: string): Promise<void> {
  const element = islandOf(page, island);
  await expect(async () => {
    await element.dispatchEvent('pointerover');
    await expect(element).toHaveAttribute('data-awake', { timeout: 1000 });
  }).toPass();
}

/** All that a page complains of, from now on. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  return complaints;
}
