import { expect, type Page, test } from '@playwright/test';
import { delayRequests } from './delay-requests.ts';

const opener = (page: Page) => page.locator('main [popovertarget="prices"]').first();
const dialog = (page: Page) => page.getByRole('dialog');

for (const hasScript of [true, false]) {
  test.describe(hasScript ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled: hasScript });

    test('the dialog for prices is named, closes, and gives the focus back', async ({ page }) => {
      for (const address of ['/de/plans', '/fr', '/es/compare']) {
        await page.goto(address);
        await opener(page).focus();
        await page.keyboard.press('Enter');
        await expect(dialog(page)).toBeVisible();
        const title = await dialog(page).getByRole('heading').textContent();
        expect(title).toBeTruthy();
        await expect(dialog(page)).toHaveAccessibleName(title ?? '');
        await expect(dialog(page).getByRole('combobox')).toBeFocused();

        await dialog(page).getByRole('button').last().click();
        await expect(dialog(page)).toBeHidden();
        await expect(opener(page)).toBeFocused();
        await page.keyboard.press('Enter');
        await page.keyboard.press('Escape');
        await expect(dialog(page)).toBeHidden();
        await expect(opener(page)).toBeFocused();
      }
    });
  });
}

test('a dialog that was opened before the script came works once it is there', async ({ page }) => {
  const comes = await delayRequests(page, '**/static/js/boot-*.js');
  await page.goto('/en/plans', { waitUntil: 'commit' });
  await opener(page).focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('combobox')).toBeFocused();
  comes();
  await expect(dialog(page).locator('form')).toHaveAttribute('data-started', '');
});

for (const key of ['Tab', 'Shift+Tab']) {
  test(`who leaves the dialog for prices by ${key} leaves it closed, with the focus beyond it`, async ({
    page,
  }) => {
    await page.goto('/en/plans');
    await opener(page).focus();
    await page.keyboard.press('Enter');
    await expect(dialog(page).locator('form')).toHaveAttribute('data-started', '');
    const isInside = () =>
      page.evaluate(() => !!document.activeElement?.closest('#prices, [popovertarget=prices]'));
    for (let presses = 0; presses < 10 && (await isInside()); presses += 1) {
      await expect(dialog(page)).toBeVisible();
      await page.keyboard.press(key);
    }
    await expect(dialog(page)).toBeHidden();
    expect(await isInside()).toBe(false);
    await expect(page.locator(':focus')).toHaveCount(1);
    await expect(page.locator(':focus')).toBeInViewport();
  });
}

test('what opens the dialog for prices closes it too', async ({ page }) => {
  await page.goto('/en/plans');
  await opener(page).focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page).locator('form')).toHaveAttribute('data-started', '');
  await page.keyboard.press('Shift+Tab');
  await expect(opener(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeHidden();
});

for (const [width, height] of [
  [320, 256],
  [667, 375],
  [1280, 900],
] as const) {
  test(`all of the dialog for prices can be reached at ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/de/plans?country=DE&tax=excl');
    await opener(page).click();
    const box = await dialog(page).boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect(box?.y).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
    for (const control of await dialog(page).locator('select, input, button').all()) {
      await control.scrollIntoViewIfNeeded();
      await expect(control).toBeInViewport({ ratio: 0.9 });
    }
    expect(
      await dialog(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
    ).toBe(0);
  });
}

test('after a choice the focus is beside the prices that were looked at', async ({ page }) => {
  await page.goto('/en/plans');
  await opener(page).click();
  await dialog(page).getByRole('combobox').selectOption('DE');
  await Promise.all([
    page.waitForEvent('load'),
    dialog(page).locator('form button').first().click(),
  ]);
  await expect(opener(page)).toBeFocused();
});

test('a browser without popovers gets a link to the form, and no dead button', async ({ page }) => {
  // What such a browser makes of the page: it knows neither the attribute nor the selector.
  await page.route('**/en/plans', async (route) => {
    const answer = await route.fetch();
    const html = (await answer.text())
      .replaceAll(/ popover(target(action)?)?(="[^"]*")?(?=[ >])/g, '')
      .replaceAll(':popover-open', ':unknown-selector');
    const headers = { ...answer.headers(), 'content-security-policy': '' };
    await route.fulfill({ response: answer, headers, body: html });
  });
  await page.goto('/en/plans');
  // What opens the dialog elsewhere is in the page, and must not be seen.
  const buttons = page.locator('main button[data-offer]');
  expect(await buttons.count()).toBeGreaterThan(0);
  await expect(buttons.filter({ visible: true })).toHaveCount(0);
  const form = page.locator('#prices form');
  await expect(form).toBeHidden();
  await page.locator('main a[href="#prices"]').filter({ visible: true }).first().click();
  await expect(form).toBeVisible();
  await form.getByRole('combobox').selectOption('DE');
  // The page that answers need not be such a browser's.
  await page.unrouteAll({ behavior: 'wait' });
  await form.locator('button').first().click();
  await expect
    .poll(async () => (await page.context().cookies()).find(({ name }) => name === 'prices')?.value)
    .toBe('DE.incl');
});
