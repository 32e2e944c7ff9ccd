import type { Browser } from '@playwright/test';
import { openPhone } from './phone.ts';

/** How long a visitor points at a link before pressing it. */
const hoverMs = 300;

/**
 * Opens a page, points at a link in it with a mouse and presses it.
 *
 * @param origin of the site
 * @returns milliseconds from the press to the first paint of the next page
 */
export async function measureNextPage(browser: Browser, origin: string): Promise<number> {
  // The menu is behind a button on a phone, and a finger does not hover.
  await using desk = await openPhone(browser, {
    viewport: { width: 1440, height: 900 },
    isMobile: false,
    hasTouch: false,
  });
  const { tab } = desk;
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
