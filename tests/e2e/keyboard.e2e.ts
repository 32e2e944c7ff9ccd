import { expect, type Page } from '@playwright/test';
import { localePath } from '../../src/site/addresses.ts';
import { routes } from '../../src/site/routes.ts';
import { pickInTurn } from '../../src/testing/test-matrix.ts';
import { test } from './idle-page.ts';
import { words } from './words.ts';

test.describe('every stop of the keyboard is seen', () => {
  // In the European Union the banner shows as well.
  test.use({
    extraHTTPHeaders: { 'cf-ipcountry': 'AT', 'x-forwarded-for': '192.0.2.1' },
    contextOptions: { reducedMotion: 'reduce' },
  });

  // 1280 by 1024 at 400 %, where bar and banner leave least: half of the turns are its.
  const smallest = [320, 256] as const;
  const sizes = [smallest, [360, 640], smallest, [1280, 800]] as const;
  // Those with most stops, and all on which more than bar and banner sticks.
  const keys = ['landing', 'plans', 'compare', 'priceCalculator', 'helpMeChoose'] as const;
  for (const [place, key] of keys.entries()) {
    for (const [width, height] of new Set(pickInTurn(sizes, place))) {
      test(`on ${key} at ${width} × ${height}`, async ({ page, untilIdle }) => {
        await page.setViewportSize({ width, height });
        await page.goto(localePath('en', routes[key].path));
        await untilIdle();
        const banner = page.locator('[data-banner]');
        if ((await banner.count()) > 0) await expect(banner).toBeVisible();
        const stops: string[] = [];
        for (;;) {
          await page.keyboard.press('Tab');
          const stop = await lookAtFocus(page);
          if (!stop || stops.length > 400) break;
          stops.push(stop);
        }
        expect(stops.length).toBeGreaterThan(40);
        expect(stops.filter((stop) => stop !== 'seen')).toEqual([]);
      });
    }
  }
});

/**
 * Returns `seen` when part of the focused element is visible (WCAG 2.4.11), otherwise the element; empty
 * after the last stop.
 */
function lookAtFocus(page: Page): Promise<string> {
  return page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const focused = document.activeElement as HTMLElement;
    if (!focused || focused === document.body) return '';
    // A choice may be drawn by its label.
    const element = focused.closest('label') ?? focused;
    const parts = [0.02, 0.25, 0.5, 0.75, 0.98];
    const isSeen = [...element.getClientRects()].some(({ left, top, width, height }) =>
      parts.some((across) =>
        parts.some((down) => {
          const hit = document.elementFromPoint(left + across * width, top + down * height);
          return element.contains(hit);
        }),
      ),
    );
    return isSeen ? 'seen' : focused.outerHTML.slice(0, 120);
  });
}

test.describe('menus', () => {
  test.beforeEach(async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/en/plans');
    // The first touch of the bar loads the script of its menus.
    await page.locator('header summary').last().hover();
    await page.locator('header [data-started]').waitFor();
  });
  const more = (page: Page) => page.locator('summary', { hasText: words('navbar.more') });
  const showcase = (page: Page) =>
    page.locator('header').getByRole('link', { name: words('navbar.showcase') });
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
    const links = await page.locator('[data-hover-menu] a').count();
    for (let stop = 0; stop <= links; stop += 1) await page.keyboard.press('Tab');
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
    const menu = page.locator(`summary[aria-label="${words('navbar.menu')}"]`);
    await menu.focus();
    await page.keyboard.press('Enter');
    const features = page.locator('header').getByRole('link', { name: words('navbar.features') });
    await expect(features).toBeVisible();
    await page.locator('header nav > a').last().focus();
    await page.keyboard.press('Tab');
    await expect(features).toBeHidden();
  });
});
