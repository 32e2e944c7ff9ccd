import { setTimeout } from 'node:timers/promises';
import { launch } from 'puppeteer-core';
import { installedBrowser } from '../../../scripts/browser.ts';
import { startLatencyProxy } from './latency-proxy.ts';
import { latencyMs } from './phone.ts';

/** How long a visitor hovers over a link before pressing it. */
const hoverMs = 300;

/**
 * Opens a page, hovers over a link with a mouse and presses it. The network has latency; the processor is not slowed,
 * because mice are used with desktops. Playwright disables prerendering, so this uses another library.
 *
 * @param site origin of the built site, over plain HTTP: browsers do not prefetch from a server with a self-signed
 *   certificate
 * @returns milliseconds from the press to the first paint of the next page
 */
export async function measureNextPage(site: string): Promise<number> {
  await using stack = new AsyncDisposableStack();
  const origin = await startLatencyProxy(stack, site, latencyMs);
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
  // Awaited here, because the browser is closed as soon as this function returns.
  return await pressToPaint();

  /** Polls, because a page that is being unloaded does not answer. */
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
