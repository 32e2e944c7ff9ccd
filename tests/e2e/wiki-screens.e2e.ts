import { expect, test } from '@playwright/test';
import { locales } from '../../src/i18n/locales.ts';
import {
  type WikiScreenName,
  type WikiScreenScheme,
  wikiScreenPath,
  wikiScreenShapes,
  wikiScreens,
} from '../../src/site/wiki-screens.ts';
import { pickInTurn } from '../../src/testing/test-matrix.ts';
import { bodyOf, fullPages } from './built-site.ts';
import { delayRequests } from './delay-requests.ts';
import { words } from './words.ts';

const names = Object.keys(wikiScreens) as WikiScreenName[];

const pages = fullPages.filter(({ record }) => bodyOf(record).includes('/wiki-screens/'));

test('every photograph of a real MediaWiki is shown in every language', () => {
  const shown = (name: string, { locale, record }: (typeof pages)[number]) =>
    bodyOf(record).includes(`/wiki-screens/${name}-phone-light-${locale}.avif`);
  for (const name of names) {
    const found = new Set(pages.filter((page) => shown(name, page)).map(({ locale }) => locale));
    expect([...found].sort(), name).toEqual([...locales].sort());
  }
});

for (const [turn, { shape, colorScheme, viewport }] of (
  [
    { shape: 'phone', colorScheme: 'dark', viewport: { width: 360, height: 740 } },
    { shape: 'desktop', colorScheme: 'light', viewport: { width: 1440, height: 900 } },
  ] as const
).entries()) {
  test.describe(`on a ${shape}, ${colorScheme}`, () => {
    test.use({ viewport, colorScheme, javaScriptEnabled: false });

    // A unit test compares the room that is kept with each file, in every language.
    const views = [...Map.groupBy(pages, ({ key }) => key).values()].flatMap((inAll, place) => {
      const seen = pickInTurn(locales, place + turn);
      return inAll.filter(({ locale }) => seen.includes(locale));
    });
    for (const { key, locale, record } of views) {
      const addresses = names.flatMap((name) => {
        const schemes: readonly WikiScreenScheme[] = wikiScreens[name].schemes;
        const scheme = schemes.includes(colorScheme) ? colorScheme : 'light';
        const wider = wikiScreenShapes(name).filter((each) => each !== 'phone');
        const shapes = shape === 'phone' || wider.length === 0 ? ['phone' as const] : wider;
        return shapes.map((seen) => wikiScreenPath(name, seen, scheme, locale));
      });
      const phones = names.map((name) => wikiScreenPath(name, 'phone', colorScheme, locale));
      test(`${key} in ${locale} keeps room for its photographs, and shows them`, async ({
        page,
      }) => {
        const letGo = await delayRequests(page, '**/wiki-screens/*');
        // Without script, pictures are loaded at once, and the page is complete only with them.
        await page.goto(`/${locale}${record.path}`, { waitUntil: 'domcontentloaded' });
        const photographs = page.locator('picture img').filter({ visible: true });
        const heights = () =>
          photographs.evaluateAll((all) =>
            // In the sixty-fourths of a layout: while one waits below its place, it is measured less exactly.
            all.map((image) => Math.round(image.getBoundingClientRect().height * 64) / 64),
          );
        const reserved = await heights();
        expect(reserved.length).toBeGreaterThan(0);
        letGo();
        for (const photograph of await photographs.all()) {
          await photograph.scrollIntoViewIfNeeded();
          await expect(photograph).toHaveJSProperty('complete', true);
          const { width, shown, address } = await photograph.evaluate(
            (image: HTMLImageElement) => ({
              width: image.naturalWidth,
              shown: image.width,
              address: new URL(image.currentSrc).pathname,
            }),
          );
          expect(width).toBeGreaterThan(0);
          // A wide one can only be read where it is wide.
          if (address.includes('-wide-')) expect(shown, address).toBeGreaterThan(700);
          // In a box as narrow as a phone, the one of a phone can be read best.
          expect(shown < 500 ? [...addresses, ...phones] : addresses).toContain(address);
        }
        expect(await heights()).toEqual(reserved);
      });
    }
  });
}

for (const hasScript of [true, false]) {
  test.describe(hasScript ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled: hasScript });

    test('a page shows the chosen skin', async ({ page }) => {
      await page.goto('/en/features');
      const portal = page.getByRole('figure', { name: words('features.selfService.panel.label') });
      const pictures = portal.getByRole('img');
      await expect(pictures).toHaveAccessibleName(words('wiki-screens.loomlore.picture'));
      for (const skin of ['Vector', 'Timeless', 'MonoBook', 'Minerva']) {
        await portal.getByText(skin, { exact: true }).click();
        await expect(portal.getByRole('radio', { name: skin })).toBeChecked();
        await expect(pictures).toHaveCount(1);
        await expect(pictures).not.toHaveAccessibleName(words('wiki-screens.loomlore.picture'));
        await expect
          .poll(() => pictures.evaluate((image: HTMLImageElement) => image.naturalWidth))
          .toBeGreaterThan(0);
      }
      await portal.getByText(words('features.selfService.panel.ownStyle'), { exact: true }).click();
      await expect(pictures).toHaveCount(1);
      await expect(pictures).toHaveAccessibleName(words('wiki-screens.loomlore.picture'));
    });
  });
}

/** Runs in the page, before anything of its own: keeps the name of the element last painted as the largest. */
function keepLargest(): void {
  new PerformanceObserver((list) => {
    const entry = list.getEntries().at(-1) as PerformanceEntry & { element?: Element };
    Object.assign(window, { largest: entry.element?.localName });
  }).observe({ type: 'largest-contentful-paint', buffered: true });
}

test.describe('on a phone, the largest thing painted is a text or a drawing', () => {
  test.use({ viewport: { width: 360, height: 740 } });
  const byKey = [...Map.groupBy(pages, (page) => page.key)];
  for (const [place, [key, inAll]] of byKey.entries()) {
    test(`on ${key}`, async ({ page }) => {
      await page.addInitScript(keepLargest);
      // On a first visit the font comes after the largest paint.
      await page.route('**/*.woff2', (font) => font.abort());
      for (const { locale, record } of pickInTurn(inAll, place)) {
        await page.goto(`/${locale}${record.path}`);
        await page.waitForFunction(() => 'largest' in window);
        const largest = await page.evaluate(async () => {
          const seen = [...document.images].filter(
            (image) => image.checkVisibility() && image.getBoundingClientRect().top < innerHeight,
          );
          await Promise.all(seen.map((image) => image.decode()));
          // The paint itself, and the report of it.
          for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
          return (window as { largest?: string }).largest;
        });
        expect(largest, locale).not.toBe('img');
      }
    });
  }
});
