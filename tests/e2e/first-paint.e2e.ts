import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page } from '@playwright/test';
import { test } from './idle-page.ts';
import { layoutShifts, watchLayout } from './layout-shifts.ts';

/** Tells the font in which a page shows its first heading. */
async function watchHeading(page: Page): Promise<() => Promise<string>> {
  const protocol = await page.context().newCDPSession(page);
  await protocol.send('DOM.enable');
  await protocol.send('CSS.enable');
  return async () => {
    const { root } = await protocol.send('DOM.getDocument');
    const heading = { nodeId: root.nodeId, selector: 'h1' };
    const { nodeId } = await protocol.send('DOM.querySelector', heading);
    const { fonts } = await protocol.send('CSS.getPlatformFontsForNode', { nodeId });
    return fonts.map(({ familyName }) => familyName).join();
  };
}

test('headings have the display font on the first page, and from the first paint on the next', async ({
  page,
}) => {
  const faceOfHeading = await watchHeading(page);
  await page.goto('/de/plans');
  await expect.poll(faceOfHeading).toBe('Young Serif');
  // Without the swap by script.
  await page.addInitScript(() => {
    document.fonts.load = () => new Promise(() => undefined);
  });
  await page.goto('/de/features');
  expect(await faceOfHeading()).toBe('Young Serif');
});

test('a slow phone keeps the fallback font on the first page, and has the display font in its cache on the next', async ({
  browser,
}) => {
  const page = await browser.newPage({ isMobile: true, hasTouch: true });
  const faceOfHeading = await watchHeading(page);
  await page.addInitScript(() => {
    const find = performance.getEntriesByType.bind(performance);
    performance.getEntriesByType = ((type: 'paint') =>
      String(type) === 'long-animation-frame' ? [{ blockingDuration: 30 }] : find(type)) as never;
  });
  const fetched = page.waitForResponse('**/*.woff2');
  await page.goto('/de/plans');
  await (await fetched).finished();
  expect(await faceOfHeading()).not.toBe('Young Serif');
  await page.goto('/de/features');
  const bytesOfFont = () =>
    page.evaluate(() => {
      const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      return files.find(({ name }) => name.endsWith('.woff2'))?.transferSize;
    });
  // From the cache.
  await expect.poll(bytesOfFont).toBe(0);
});

test('headings have the display font when a returning visitor has it no longer', async ({
  page,
}) => {
  const faceOfHeading = await watchHeading(page);
  await page.goto('/de/plans');
  await page.route('**/*.woff2', async (font) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await font.continue();
  });
  await page.goto('/de/features');
  await expect.poll(faceOfHeading).toBe('Young Serif');
});

test('without script, headings have the display font from the second page', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  const faceOfHeading = await watchHeading(page);
  await page.goto('/de/plans', { waitUntil: 'networkidle' });
  await page.goto('/de/features');
  expect(await faceOfHeading()).toBe('Young Serif');
});

test('a page that arrives in pieces moves nothing', async ({ page, baseURL, untilIdle }) => {
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
  await untilIdle();
  expect(await layoutShifts(page)).toEqual([]);
  server.closeAllConnections();
  server.close();
});
