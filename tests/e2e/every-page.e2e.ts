import { expect, type Page } from '@playwright/test';
import { type Locale, locales } from '../../src/i18n/locales.ts';
import { isFullMatrix, pickInTurn } from '../../src/testing/test-matrix.ts';
import { colorSchemes, faultsInSchemes } from './accessibility.ts';
import { accessibilityTreeFaults } from './accessibility-tree-faults.ts';
import { ownPages } from './built-site.ts';
import { test } from './idle-page.ts';
import { layoutShifts, watchLayout } from './layout-shifts.ts';
import { missingPictures } from './missing-pictures.ts';
import { reflowFaults } from './reflow-faults.ts';
import { budgetFaults, watchAnswers } from './request-budget.ts';
import { startBehaviours } from './start-behaviours.ts';

const narrow = { width: 320, height: 740 };
const wide = { width: 1440, height: 900 };

/** Scrolls down the whole page, so that every lazy picture loads. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      // On a busy machine a requested animation frame may never come.
      await Promise.race([
        new Promise((resolve) => requestAnimationFrame(resolve)),
        new Promise((resolve) => setTimeout(resolve, 1000)),
      ]);
    }
  });
}

/** Errors that the page reports, except for the status of a page that has one. */
function consoleErrors(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    const isExpected = /status of \d/.test(message.text());
    if (message.type() === 'error' && !isExpected) complaints.push(message.text());
  });
  return complaints;
}

/** Lets the font arrive after the first paint. */
async function delayFont(page: Page): Promise<void> {
  await page.route('**/*.woff2', async (font) => {
    await new Promise((resolve) => setTimeout(resolve, 150));
    await font.continue();
  });
}

/** Whether the display font has been swapped in by script, and no text is left without it. */
function isDisplayFontShown(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const name = 'Young Serif Late';
    const isLoaded = [...document.fonts].some(
      ({ family, status }) => family.includes(name) && status === 'loaded',
    );
    const heading = document.querySelector('h1');
    const isUsed = heading && getComputedStyle(heading).fontFamily.includes(name);
    return isLoaded && isUsed === true && !document.querySelector('[style*="font-family"]');
  });
}

// Loading takes most of the time, so one load serves many checks, and one window all languages.
for (const [index, [key, pages]] of [...Map.groupBy(ownPages, (page) => page.key)].entries()) {
  // Narrow and wide windows take turns. German, which has the longest words, is in the narrow ones, and the
  // others take turns in the wide ones. The components are looked at in both colour schemes elsewhere.
  const windows = pickInTurn([narrow, wide], index);
  const others: readonly Locale[] = windows.includes(narrow) ? ['de'] : ['en', 'fr', 'es', 'fr'];
  const schemes = pickInTurn(colorSchemes, Math.floor(index / 2));
  const seen = isFullMatrix ? locales : pickInTurn(others, Math.floor(index / 2));
  test(`${key} does not shift, fits, has all its pictures and no accessibility faults`, async ({
    page,
    baseURL,
    untilIdle,
  }) => {
    test.slow();
    const complaints = consoleErrors(page);
    const answers = watchAnswers(page);
    await watchLayout(page);
    await delayFont(page);
    for (const { address, route } of pages.filter(({ locale }) => seen.includes(locale))) {
      const isFull = route.frame !== 'standalone';
      const load = async (size: { width: number; height: number }) => {
        await page.setViewportSize(size);
        const response = await page.goto(address);
        expect(response?.status(), address).toBe(route.status ?? 200);
        // The page starts to watch for what becomes visible when it is quiet.
        await untilIdle();
        const faults = budgetFaults(await Promise.all(answers), baseURL);
        expect.soft(faults, address).toEqual([]);
        await scrollThrough(page);
        await startBehaviours(page);
        await untilIdle();
        expect.soft(await layoutShifts(page), address).toEqual([]);
        expect.soft(await isDisplayFontShown(page), address).toBe(isFull);
        await expect.poll(() => missingPictures(page), address).toEqual([]);
        await page.emulateMedia({ media: 'print' });
        await expect.poll(() => missingPictures(page), `${address}, printed`).toEqual([]);
        await page.emulateMedia({ media: 'screen' });
      };
      await page.emulateMedia({ colorScheme: null, reducedMotion: null });
      for (const size of windows) {
        await load(size);
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        expect.soft(width, address).toBeLessThanOrEqual(size.width);
      }
      expect.soft(await reflowFaults(page), address).toEqual([]);
      expect.soft(await accessibilityTreeFaults(page), address).toEqual([]);
      await page.setViewportSize(windows.at(-1) ?? wide);
      // Animations read `prefers-reduced-motion` when their script starts.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      if (await page.locator('[data-behaviour=carousel], [data-behaviour=typing]').count()) {
        await page.goto(address);
        await untilIdle();
        await scrollThrough(page);
        await startBehaviours(page);
        await untilIdle();
      }
      await expect.poll(() => missingPictures(page), `${address}, without motion`).toEqual([]);
      expect.soft(await faultsInSchemes(page, schemes), address).toEqual([]);
    }
    expect(complaints).toEqual([]);
    // A font may be asked for that nobody waits for any more.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
}
