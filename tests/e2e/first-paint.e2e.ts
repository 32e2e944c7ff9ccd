import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from '@playwright/test';
import { test } from './idle-page.ts';
import { layoutShifts, watchLayout } from './layout-shifts.ts';

test('headings have the display font on the first page, and from the first paint on the next', async ({
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
  // Without the swap by script.
  await page.addInitScript(() => {
    document.fonts.load = () => new Promise(() => undefined);
  });
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
