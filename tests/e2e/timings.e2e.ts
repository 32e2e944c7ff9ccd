import { expect } from '@playwright/test';
import { servicePaths } from '../../src/site/service-paths.ts';
import { test } from './idle-page.ts';

const marker = '<span hidden data-behaviour="timings" data-when="idle"></span></body>';

/** Renders the landing page with field timings switched on. */
test.beforeEach(async ({ page }) => {
  await page.route('**/en', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({
      response: answer,
      body: (await answer.text()).replace('</body>', marker),
    });
  });
});

/** What the page sends when it is left. */
async function sentOnLeaving(
  page: import('@playwright/test').Page,
  untilIdle: () => Promise<void>,
) {
  const sent: { body: URLSearchParams; headers: Record<string, string> }[] = [];
  const done: Promise<void>[] = [];
  await page.route(`**${servicePaths.timings}`, (route) => {
    const request = route.request();
    done.push(
      request.allHeaders().then((headers) => {
        sent.push({ body: new URLSearchParams(request.postData() ?? ''), headers });
      }),
    );
    return route.fulfill({ status: 204 });
  });
  await page.goto('/en');
  await untilIdle();
  expect(sent).toEqual([]);
  await page.locator('h1').click();
  // As the browser does when another tab is chosen, twice.
  for (let times = 0; times < 2; times += 1) {
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    });
  }
  await untilIdle();
  await Promise.all(done);
  return sent;
}

test('leaving a page reports its timings once, and nothing about the visitor', async ({
  page,
  untilIdle,
}) => {
  await page.context().addCookies([{ name: 'prices', value: 'DE.incl', url: 'http://localhost' }]);
  const sent = await sentOnLeaving(page, untilIdle);
  expect(sent).toHaveLength(1);
  const [{ body, headers } = { body: new URLSearchParams(), headers: {} }] = sent;
  expect([...body.keys()].sort()).toEqual(expect.arrayContaining(['lcpMs', 'locale', 'page']));
  for (const key of body.keys()) expect(['page', 'locale', 'lcpMs', 'inpMs', 'cls']).toContain(key);
  expect(body.get('page')).toBe('/en');
  expect(Number(body.get('lcpMs'))).toBeGreaterThan(0);
  expect(headers).not.toHaveProperty('cookie');
  expect(headers).not.toHaveProperty('referer');
});

test('a browser that asks for privacy measures nothing', async ({ page, untilIdle }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
  );
  expect(await sentOnLeaving(page, untilIdle)).toEqual([]);
});

test('nothing is measured unless the provider has switched it on', async ({ request }) => {
  expect(await (await request.get('/de')).text()).not.toContain('timings');
  expect((await request.post(servicePaths.timings, { form: { page: '/de' } })).status()).toBe(404);
});
