import { expect, test } from '@playwright/test';

test.use({ viewport: { width: 1440, height: 900 } });

test('a page that is pointed at in the bar is there before it is asked for', async ({ page }) => {
  const protocol = await page.context().newCDPSession(page);
  const isFetched = new Promise<void>((resolve) => {
    protocol.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
      if (prefetchUrl.endsWith('/plans') && status === 'Ready') resolve();
    });
  });
  await protocol.send('Preload.enable');
  await page.goto('/en');
  const link = page.locator('nav a[href="/plans"]').first();
  await link.hover();
  await isFetched;
  await link.click();
  await page.waitForURL('**/plans');
  const delivery = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    return (navigation as unknown as { deliveryType: string }).deliveryType;
  });
  expect(delivery).toBe('navigational-prefetch');
});

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
