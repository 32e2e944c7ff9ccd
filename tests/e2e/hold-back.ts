import type { Page } from '@playwright/test';

/** Holds an island's script back until it is let go. */
export async function holdBack(page: Page, island: string): Promise<() => void> {
  const { promise: gate, resolve: letGo } = Promise.withResolvers<void>();
  await page.route(`**/${island}.island-*.js`, async (route) => {
    await gate;
    await route.continue();
  });
  return letGo;
}
