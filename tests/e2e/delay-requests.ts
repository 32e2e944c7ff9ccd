import type { Page } from '@playwright/test';

/**
 * Holds files back until they are let go.
 *
 * @param addresses pattern of their addresses
 */
export async function delayRequests(page: Page, addresses: string): Promise<() => void> {
  const { promise: gate, resolve: letGo } = Promise.withResolvers<void>();
  await page.route(addresses, async (route) => {
    await gate;
    await route.continue();
  });
  return letGo;
}
