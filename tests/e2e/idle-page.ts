import { test as base, type Request } from '@playwright/test';

/** Adds the fixture `untilIdle()`, which waits until a page makes no further request by itself. */
export const test = base.extend<{ untilIdle: () => Promise<void> }>({
  untilIdle: async ({ page }, use) => {
    const underWay = new Set<Request>();
    page.on('request', (request) => {
      // Nobody hears any more of what the last document had asked for.
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) underWay.clear();
      underWay.add(request);
    });
    page.on('requestfinished', (request) => underWay.delete(request));
    page.on('requestfailed', (request) => underWay.delete(request));
    await use(async () => {
      await page.waitForLoadState('load');
      // Several idle periods in a row, because an idle callback may start a request whose answer starts the
      // next.
      for (let idleTimes = 0; idleTimes < 3; ) {
        await page.evaluate(
          (longestMs) =>
            new Promise<void>((resolve) => {
              const options = { timeout: longestMs };
              requestIdleCallback(() => {
                requestAnimationFrame(() => resolve());
                // On a busy machine a requested animation frame may never come.
                setTimeout(resolve, longestMs);
              }, options);
            }),
          // A timeout, because on an overloaded machine no page is ever idle.
          1000,
        );
        idleTimes = underWay.size === 0 ? idleTimes + 1 : 0;
      }
    });
  },
});
