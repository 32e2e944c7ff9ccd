import { expect, test } from '@playwright/test';
import { pickInTurn } from '../../src/testing/test-matrix.ts';
import { fullPages } from './built-site.ts';
import { overflowFaults } from './reflow-faults.ts';

// German has the longest words. 32 px at 360 px is a phone at 200 % text size.
const sizes = [
  { fontSize: 24, widths: [480, 1152] },
  { fontSize: 32, widths: [360, 1440] },
];

test(
  'every page fits a default font of 24 px or 32',
  { tag: '@layout' },
  async ({ page }, { project }) => {
    test.setTimeout(180_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const browser = await page.context().newCDPSession(page);
    const german = fullPages.filter(({ locale }) => locale === 'de');
    // The fonts of the projects take turns too.
    const pages = german.filter((_, place) =>
      pickInTurn(['arial', 'dejavu'], place).includes(project.name),
    );
    for (const [place, { address }] of pages.entries()) {
      await page.goto(address);
      for (const { fontSize, widths } of pickInTurn(sizes, place)) {
        await browser.send('Page.setFontSizes', { fontSizes: { standard: fontSize } });
        const font = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
        expect(font).toBe(`${fontSize}px`);
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 });
          expect.soft(await overflowFaults(page), `${address} at ${width} px`).toEqual([]);
        }
      }
    }
  },
);
