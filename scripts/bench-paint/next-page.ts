import type { Browser } from '@playwright/test';
import { putFarAway } from './far-away.ts';
import { latencyMs } from './phone.ts';

/** How long a visitor points at a link before pressing it. */
const hoverMs = 300;

/**
 * Opens a page, points at a link in it with a mouse and presses it. The server is far away; the
 * processor is not slowed, as whoever has a mouse has no phone.
 *
 * @param site origin of the built site, over plain HTTP: browsers fetch nothing ahead from a server
 *   whose certificate nobody signed
 * @returns milliseconds from the press to the first paint of the next page
 */
export async function measureNextPage(browser: Browser, site: string): Promise<number> {
  await using stack = new AsyncDisposableStack();
  const origin = await putFarAway(stack, site, latencyMs);
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  stack.defer(() => context.close());
  const tab = await context.newPage();
  await tab.goto(`${origin}/en`, { waitUntil: 'networkidle' });
  const link = tab.locator('nav a[href="/plans"]').first();
  await link.evaluate((element) =>
    element.addEventListener('click', () =>
      sessionStorage.setItem('pressed', String(performance.timeOrigin + performance.now())),
    ),
  );
  await link.hover();
  await tab.waitForTimeout(hoverMs);
  await tab.mouse.down();
  await tab.mouse.up();
  await tab.waitForURL('**/plans');
  // Waited for here: the tab is closed as soon as this function returns.
  return await tab.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const [{ startTime } = { startTime: Number.NaN }] =
            list.getEntriesByName('first-contentful-paint');
          resolve(performance.timeOrigin + startTime - Number(sessionStorage.getItem('pressed')));
        }).observe({ type: 'paint', buffered: true });
      }),
  );
}
