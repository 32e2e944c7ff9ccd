import { expect } from '@playwright/test';
import { pickInTurn, pickNew } from '../../src/testing/test-matrix.ts';
import { type BuiltPage, bodyOf, ownPages } from './built-site.ts';
import { faintFocusRings } from './focus-rings.ts';
import { test } from './idle-page.ts';
import { openDetails } from './open-details.ts';
import { startBehaviours } from './start-behaviours.ts';

// In the European Union the banner shows as well.
test.use({
  contextOptions: { reducedMotion: 'reduce' },
  extraHTTPHeaders: { 'cf-ipcountry': 'AT', 'x-forwarded-for': '192.0.2.1' },
});

const media = [
  { colorScheme: 'light', forcedColors: 'none' },
  { colorScheme: 'dark', forcedColors: 'none' },
  { colorScheme: 'light', forcedColors: 'active' },
] as const;

const widths = [1280, 360, 1440, 320];

/** Every kind of stop of a page: its element, type and classes decide how its ring looks. */
function stopsOf({ record }: BuiltPage): string[] {
  const stops = bodyOf(record).match(/<(a|button|input|select|textarea|summary)\b[^>]*>/g) ?? [];
  return stops.map((stop) => stop.match(/^<\w+|\b(type|class)="[^"]*"/g)?.join(' ') ?? '');
}

const english = ownPages.filter(({ locale }) => locale === 'en');
const seen = pickNew(english, stopsOf);
for (const [place, { key, address }] of seen.entries()) {
  test(`every stop of ${key} shows its focus`, async ({ page, untilIdle }) => {
    test.slow();
    await page.emulateMedia(media[0]);
    const [width = 1280] = pickInTurn(widths, place);
    await page.setViewportSize({ width, height: 900 });
    await page.goto(address);
    await untilIdle();
    await openDetails(page);
    await startBehaviours(page);
    // Bar and footer are the same on every page.
    const where = key === 'landing' ? 'body' : 'main';
    for (const look of pickInTurn(media, place)) {
      await page.emulateMedia(look);
      expect.soft(await faintFocusRings(page, where), JSON.stringify(look)).toEqual([]);
    }
  });
}
