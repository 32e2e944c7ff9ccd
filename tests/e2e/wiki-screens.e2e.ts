import { expect, test } from '@playwright/test';
import { wikiScreens } from '../../src/site/wiki-screens.ts';
import { bodyOf, fullPages } from './built-site.ts';

const pages = fullPages.filter(({ record }) => bodyOf(record).includes('/wiki-screens/'));

test('every photograph of a real MediaWiki is shown in every language', () => {
  const shown = (name: string, { locale, record }: (typeof pages)[number]) =>
    bodyOf(record).includes(`/wiki-screens/${name}-desktop-light-${locale}.avif`);
  for (const name of Object.keys(wikiScreens)) {
    const locales = pages.filter((page) => shown(name, page)).map(({ locale }) => locale);
    expect([...new Set(locales)].sort(), name).toEqual(['de', 'en', 'es', 'fr']);
  }
});

for (const { shape, colorScheme, viewport } of [
  { shape: 'phone', colorScheme: 'dark', viewport: { width: 360, height: 740 } },
  { shape: 'desktop', colorScheme: 'light', viewport: { width: 1440, height: 900 } },
] as const) {
  test.describe(`on a ${shape}, ${colorScheme}`, () => {
    test.use({ viewport, colorScheme, javaScriptEnabled: false });

    for (const { key, locale, record } of pages) {
      test(`${key} in ${locale} keeps room for its photographs, and shows them`, async ({
        page,
      }) => {
        await page.goto(`/${locale}${record.path}`);
        for (const photograph of await page.locator('picture img').all()) {
          const { height: reserved } = (await photograph.boundingBox()) ?? {};
          await photograph.scrollIntoViewIfNeeded();
          await expect(photograph).toHaveJSProperty('complete', true);
          expect(
            await photograph.evaluate((image: HTMLImageElement) => image.naturalWidth),
          ).toBeGreaterThan(0);
          expect(await photograph.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(
            new RegExp(`-${shape}-(${colorScheme}|light)-${locale}\\.avif$`),
          );
          expect((await photograph.boundingBox())?.height).toBeCloseTo(reserved ?? 0, 0);
        }
      });
    }
  });
}
