import { test as base, type Request } from '@playwright/test';

/** Tests that wait, by `untilQuiet()`, until a page has asked for all that it will ask by itself. */
export const test = base.extend<{ untilQuiet: () => Promise<void> }>({
  untilQuiet: async ({ page }, use) => {
    const underWay = new Set<Request>();
    page.on('request', (request) => underWay.add(request));
    page.on('requestfinished', (request) => underWay.delete(request));
    page.on('requestfailed', (request) => underWay.delete(request));
    await use(async () => {
      await page.waitForLoadState('load');
      // What wakes when the browser is idle may ask for more, and what comes may wake the next.
      for (let idleTimes = 0; idleTimes < 3; ) {
        await page.evaluate(
          (longestMs) =>
            new Promise<void>((resolve) => {
              const options = { timeout: longestMs };
              requestIdleCallback(() => requestAnimationFrame(() => resolve()), options);
            }),
          // On a machine that has more to do than it can, no page is ever idle.
          1000,
        );
        idleTimes = underWay.size === 0 ? idleTimes + 1 : 0;
      }
    });
  },
});
