import { expect, type Page, test } from '@playwright/test';

test.describe('menus', () => {
  test.beforeEach(async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/en/plans');
    // The first touch of the bar loads the script of its menus.
    await page.locator('header summary').last().hover();
    await page.locator('header [data-awake]').waitFor();
  });
  const more = (page: Page) => page.locator('summary', { hasText: 'More' });
  const showcase = (page: Page) => page.locator('header').getByRole('link', { name: 'Showcase' });
  const german = (page: Page) => page.getByRole('button', { name: 'Deutsch' });

  test('Escape closes what the pointer has opened, until it comes again', async ({ page }) => {
    await more(page).hover();
    await expect(showcase(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(showcase(page)).toBeHidden();
    await page.mouse.move(700, 700);
    await more(page).hover();
    await expect(showcase(page)).toBeVisible();
  });

  test('never two are open at once', async ({ page }) => {
    await page.locator('summary', { hasText: 'English' }).click();
    await expect(german(page)).toBeVisible();
    await more(page).hover();
    await expect(showcase(page)).toBeHidden();
    await expect(german(page)).toBeVisible();
    await more(page).click();
    await expect(showcase(page)).toBeVisible();
    await expect(german(page)).toBeHidden();
  });

  test('one that was opened by key closes when the focus leaves it', async ({ page }) => {
    await more(page).focus();
    await page.keyboard.press('Enter');
    await expect(showcase(page)).toBeVisible();
    for (let stop = 0; stop < 14; stop += 1) await page.keyboard.press('Tab');
    await expect(page.locator('summary', { hasText: 'English' })).toBeFocused();
    await expect(showcase(page)).toBeHidden();
    await page.keyboard.press('Enter');
    await expect(german(page)).toBeVisible();
    await page.keyboard.press('Shift+Tab');
    await expect(german(page)).toBeHidden();
  });

  test('the menu of a narrow screen closes when the focus goes on to the page', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 800, height: 900 });
    const menu = page.locator('summary[aria-label="Menu"]');
    await menu.focus();
    await page.keyboard.press('Enter');
    const features = page.locator('header').getByRole('link', { name: 'Features' });
    await expect(features).toBeVisible();
    await page.locator('header nav > a').last().focus();
    await page.keyboard.press('Tab');
    await expect(features).toBeHidden();
  });
});
