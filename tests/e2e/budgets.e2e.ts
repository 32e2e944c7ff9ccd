import { expect, test } from '@playwright/test';
import { builtPages, fullPages, records, wireBytes } from './built-site.ts';

const kilobyte = 1000;
const legalPages = ['terms'];

for (const [key, pages] of Map.groupBy(builtPages, (page) => page.key)) {
  test(`HTML of ${key} is within its budget`, () => {
    const limit = legalPages.includes(key) ? 40 : 14;
    for (const { locale, record } of pages) {
      expect(wireBytes(record), locale).toBeLessThanOrEqual(limit * kilobyte);
    }
  });
}

test('the script on every page is at most 2 kB', () => {
  const boot = records.filter(({ path }) => path.startsWith('/static/js/boot-'));
  expect(boot).toHaveLength(1);
  for (const record of boot) expect(wireBytes(record)).toBeLessThanOrEqual(2 * kilobyte);
});

test('there is one font file of at most 14 kB', () => {
  const fonts = records.filter(({ path }) => path.endsWith('.woff2'));
  expect(fonts).toHaveLength(1);
  for (const record of fonts) expect(wireBytes(record)).toBeLessThanOrEqual(14 * kilobyte);
});

for (const { key, address, locale } of fullPages.filter((page) => page.locale === 'de')) {
  test(`${key} in ${locale} asks for little before anybody scrolls`, async ({ page, baseURL }) => {
    const everything: { url: string; bytes: number }[] = [];
    page.on('requestfinished', async (request) => {
      // The tab's icon is the browser's own wish.
      if (/favicon\.svg$/.test(request.url())) return;
      const sizes = await request.sizes();
      everything.push({ url: request.url(), bytes: sizes.responseBodySize });
    });
    await page.goto(address, { waitUntil: 'networkidle' });
    // An island in the first screen is seen, and asks for itself once the page is painted and quiet.
    const isIslandSeen = await page
      .locator('[data-island][data-when="visible"]')
      .evaluateAll((islands) =>
        islands.some((island) => island.getBoundingClientRect().top < innerHeight),
      );
    const requests = everything.filter(
      ({ url }) => !isIslandSeen || !/\.chunk\.js$|\/locales\//.test(url),
    );
    for (const { url } of requests) expect(url.startsWith(baseURL ?? '')).toBe(true);
    expect(requests.map(({ url }) => url).length).toBeLessThanOrEqual(5);
    const total = requests.reduce((sum, { bytes }) => sum + bytes, 0);
    expect(total).toBeLessThanOrEqual(60 * kilobyte);
  });
}

test('the landing page never asks for more than 95 kB of script', async ({ page }) => {
  let bytes = 0;
  page.on('requestfinished', async (request) => {
    if (request.resourceType() === 'script') bytes += (await request.sizes()).responseBodySize;
  });
  await page.goto('/en', { waitUntil: 'networkidle' });
  for (let step = 0; step < 20; step += 1) await page.mouse.wheel(0, 600);
  await page.getByRole('button', { name: 'Next slide' }).first().click();
  await page.waitForLoadState('networkidle');
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(95 * kilobyte);
});
