import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page, test } from '@playwright/test';
import { accessibilityFaults } from './accessibility.ts';
import { builtPages, fullPages } from './built-site.ts';

const sizes = [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
];

const shiftLimit = 0.01;

/** Adds up how much the layout shifts without anybody having asked for it. */
async function watchLayout(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: { value: number; what: string }[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as {
        value: number;
        hadRecentInput: boolean;
        sources: { node?: Element }[];
      }[]) {
        const what = entry.sources.map(({ node }) => node?.outerHTML?.slice(0, 80)).join(' | ');
        if (!entry.hadRecentInput) shifts.push({ value: entry.value, what });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Scrolls down the whole page, so that everything in it is seen and wakes. */
async function seeAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });
  await page.waitForLoadState('networkidle');
}

async function expectStill(page: Page): Promise<void> {
  const moved = await page.evaluate(
    () => (window as never as { shifts: { value: number; what: string }[] }).shifts,
  );
  const sum = moved.reduce((total, { value }) => total + value, 0);
  expect(sum, JSON.stringify(moved)).toBeLessThanOrEqual(shiftLimit);
}

for (const { key, locale, address, route } of builtPages) {
  test(`${key} in ${locale} stays in place, fits, and lets everybody in`, async ({ page }) => {
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(String(error)));
    page.on('console', (message) => {
      const isExpected = /status of \d/.test(message.text());
      if (message.type() === 'error' && !isExpected) problems.push(message.text());
    });
    await watchLayout(page);
    for (const size of sizes) {
      await page.setViewportSize(size);
      const response = await page.goto(address, { waitUntil: 'load' });
      expect(response?.status()).toBe(route.status ?? 200);
      await seeAll(page);
      await expectStill(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        size.width,
      );
    }
    // Both schemes have the same words; two languages are enough to see their colours.
    const schemes = locale === 'en' || locale === 'de' ? ['light', 'dark'] : ['light'];
    for (const colorScheme of schemes as ('light' | 'dark')[]) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto(address, { waitUntil: 'networkidle' });
      expect(await accessibilityFaults(page), colorScheme).toEqual([]);
    }
    await page.setViewportSize({ width: 320, height: 640 });
    await page.locator('main details').evaluateAll((folds) => {
      for (const fold of folds) (fold as HTMLDetailsElement).open = true;
    });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      320,
    );
    expect(problems).toEqual([]);
  });
}

for (const { key, locale, address } of fullPages) {
  // German has the longest words: what stays in place there stays in place in every language.
  if (locale !== 'de') continue;
  test(`a font that comes late moves nothing on ${key}`, async ({ page }) => {
    await watchLayout(page);
    await page.route('**/*.woff2', async (font) => {
      await new Promise((resolve) => setTimeout(resolve, 300));
      await font.continue();
    });
    for (const size of sizes) {
      await page.setViewportSize(size);
      await page.goto(address, { waitUntil: 'networkidle' });
      await expectStill(page);
    }
  });
}

test('headings have their face on the first page, and from the first paint on the next', async ({
  page,
}) => {
  const protocol = await page.context().newCDPSession(page);
  await protocol.send('DOM.enable');
  await protocol.send('CSS.enable');
  const faceOfHeading = async () => {
    const { root } = await protocol.send('DOM.getDocument');
    const heading = { nodeId: root.nodeId, selector: 'h1' };
    const { nodeId } = await protocol.send('DOM.querySelector', heading);
    const { fonts } = await protocol.send('CSS.getPlatformFontsForNode', { nodeId });
    return fonts.map(({ familyName }) => familyName).join();
  };
  await page.goto('/de/plans');
  await expect.poll(faceOfHeading).toBe('Young Serif');
  // Without the API that adds a font by script.
  await page.addInitScript(() => Reflect.deleteProperty(window, 'FontFace'));
  await page.goto('/de/features');
  expect(await faceOfHeading()).toBe('Young Serif');
});

test('a page that arrives in pieces moves nothing', async ({ page, baseURL }) => {
  const server = createServer(async (request, response) => {
    const answer = await fetch(`${baseURL}${request.url}`);
    const body = Buffer.from(await answer.arrayBuffer());
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
    // Within the bar, between two of its links.
    const cut = body.indexOf('</a>', body.indexOf('<nav'));
    if (cut === -1) return response.end(body);
    response.write(body.subarray(0, cut));
    setTimeout(() => response.end(body.subarray(cut)), 500);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  await watchLayout(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/de/plans`);
  await page.waitForLoadState('networkidle');
  await expectStill(page);
  server.closeAllConnections();
  server.close();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  for (const { key, locale, address } of fullPages.filter((page) => page.locale === 'fr')) {
    test(`${key} in ${locale} can be read`, async ({ page }) => {
      await page.goto(address);
      await expect(page.locator('h1')).toBeVisible();
      await expect(page.locator('main')).toHaveText(/(\S+\s+){20}/);
    });
  }
});
