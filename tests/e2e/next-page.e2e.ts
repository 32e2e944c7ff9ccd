import { createInterface } from 'node:readline';
import { expect, test } from '@playwright/test';
import { launch } from 'puppeteer-core';
import { browserArguments, installedBrowser } from '../../scripts/browser.ts';
import { withTestFonts } from '../fonts/environment.ts';
import { runServer } from './built-server.ts';

const viewport = { width: 1440, height: 900 };

test.use({ viewport });

/** Not by Playwright, which forbids browsers to draw a page that nobody has come to yet. */
function launchBrowser() {
  const executablePath = installedBrowser();
  return launch({
    ...(executablePath && { executablePath }),
    args: browserArguments,
    env: withTestFonts('arial'),
    defaultViewport: viewport,
  });
}

/** A server of the built site, the lines of its log, and what waits for one of them. */
async function startLogged() {
  const { child, url } = await runServer({ env: { LOG: 'requests' } });
  const lines: Record<string, unknown>[] = [];
  const reading = createInterface({ input: child.stdout ?? process.stdin });
  reading.on('line', (line) => line.startsWith('{') && lines.push(JSON.parse(line)));
  const logged = (line: Record<string, unknown>) =>
    expect
      .poll(() => lines)
      .toEqual(expect.arrayContaining([expect.objectContaining({ status: 200, ...line })]));
  return { child, url, lines, logged };
}

test('a page that is pointed at in the bar is drawn before it is asked for', async () => {
  const { child, url, logged } = await startLogged();
  await using browser = await launchBrowser();
  const page = await browser.newPage();
  await page.goto(`${url}/en`);
  await page.locator('nav a[href="/plans"]').hover();
  // A click that comes before the browser has begun to draw the page ahead opens it as any other.
  await logged({ path: '/plans', prefetch: true });
  await page.locator('nav a[href="/plans"]').click();
  const times = () => page.evaluate(timesOfPlans).catch(() => undefined);
  // As long as nobody had come to it, it did not ask where they are.
  await expect
    .poll(async () => {
      const { shownMs = 0, askedMs = 0 } = (await times()) ?? {};
      return shownMs > 0 && askedMs >= shownMs;
    })
    .toBe(true);
  child.kill();
});

test('a page that is fetched ahead is a visit only when it is opened', async () => {
  const { child, url, lines, logged } = await startLogged();
  await using browser = await launchBrowser();
  const page = await browser.newPage();
  await page.goto(`${url}/en`);
  await page.locator('nav a[href="/plans"]').hover();
  await logged({ path: '/plans', prefetch: true });
  expect(lines.filter(({ opened }) => opened)).toEqual([]);
  await page.locator('nav a[href="/plans"]').click();
  await logged({ path: '/location', opened: '/plans' });

  await page.goto(`${url}/en/about`);
  const link = page.locator('main a[href="/compare"]');
  await link.hover();
  await logged({ path: '/compare', prefetch: true });
  await link.click();
  await logged({ path: '/location', opened: '/compare' });
  expect(lines.filter(({ path, prefetch }) => path === '/compare' && !prefetch)).toEqual([]);
  child.kill();
});

/** Runs in the page: when it was shown and when it asked for the place, in ms since it was begun. */
function timesOfPlans() {
  if (location.pathname !== '/plans') return undefined;
  const [navigation] = performance.getEntriesByType('navigation');
  const asked = performance
    .getEntriesByType('resource')
    .find(({ name }) => new URL(name).pathname === '/location');
  return {
    shownMs: (navigation as unknown as { activationStart: number }).activationStart,
    askedMs: asked?.startTime,
  };
}

test('what leads to other hosts is not fetched before it is asked for', async ({ page }) => {
  const protocol = await page.context().newCDPSession(page);
  const fetched: string[] = [];
  protocol.on('Preload.prefetchStatusUpdated', ({ prefetchUrl }) => fetched.push(prefetchUrl));
  await protocol.send('Preload.enable');
  await page.goto('/en');
  await page.locator('nav a[href="/help"]').first().hover();
  await page.locator('nav a[href="/plans"]').first().hover();
  await expect.poll(() => fetched.join(' ')).toContain('/plans');
  expect(fetched.join(' ')).not.toContain('/help');
});
