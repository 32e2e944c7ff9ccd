import { setTimeout } from 'node:timers/promises';
import { launch } from 'puppeteer-core';
import { installedBrowser } from '../../../scripts/browser.ts';
import { putFarAway } from './far-away.ts';
import { latencyMs } from './phone.ts';

/** How long a visitor points at a link before pressing it. */
const hoverMs = 300;

/**
 * Opens a page, points at a link in it with a mouse and presses it. The server is far away; the
 * processor is not slowed, as whoever has a mouse has no phone. Playwright forbids browsers to draw a
 * page that nobody has come to yet, so this is not done with it.
 *
 * @param site origin of the built site, over plain HTTP: browsers fetch nothing ahead from a server
 *   whose certificate nobody signed
 * @returns milliseconds from the press to the first paint of the next page
 */
export async function measureNextPage(site: string): Promise<number> {
  await using stack = new AsyncDisposableStack();
  const origin = await putFarAway(stack, site, latencyMs);
  const executablePath = installedBrowser();
  const browser = await launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox'],
    defaultViewport: { width: 1440, height: 900 },
  });
  stack.defer(() => browser.close());
  const tab = await browser.newPage();
  await tab.goto(`${origin}/en`, { waitUntil: 'networkidle0' });
  const link = tab.locator('nav a[href="/plans"]');
  await tab.evaluate(() =>
    addEventListener('click', () =>
      sessionStorage.setItem('pressed', String(performance.timeOrigin + performance.now())),
    ),
  );
  await link.hover();
  await setTimeout(hoverMs);
  await tab.mouse.down();
  await tab.mouse.up();
  // Waited for here: the browser is closed as soon as this function returns.
  return await pressToPaint();

  /** Asked again and again, since a page that is about to go does not answer. */
  async function pressToPaint(): Promise<number> {
    for (;;) {
      const ms = await tab.evaluate(paintedMs).catch(() => null);
      if (ms !== null) return ms;
      await setTimeout(50);
    }
  }
}

/** Runs in the page. */
function paintedMs(): number | null {
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  if (location.pathname !== '/plans' || !paint) return null;
  return performance.timeOrigin + paint.startTime - Number(sessionStorage.getItem('pressed'));
}
