import { promisify } from 'node:util';
import { brotliDecompress, constants, gunzip } from 'node:zlib';
import { expect, type Page, test } from '@playwright/test';
import { locales } from '../../src/i18n/locales.ts';
import { pageRoutes } from '../../src/site/routes.ts';
import { pickInTurn } from '../../src/testing/test-matrix.ts';
import { type BuiltPage, compressedBytes, fullPages } from './built-site.ts';
import { differentShare } from './different-share.ts';

/** The initial congestion window: ten packets (RFC 6928). */
const firstFlightBytes = 14_000;

/** Of all pixels of a screen. */
const differenceAllowed = 0.005;

const windows = [
  { width: 360, height: 780 },
  { width: 1440, height: 900 },
];

/** What the first flight brings of a page's HTML. */
async function beginningOf(page: BuiltPage): Promise<string> {
  const packed = {
    br: compressedBytes(page.record, 'br'),
    gzip: compressedBytes(page.record, 'gzip'),
  };
  const first = (bytes: Buffer) => bytes.subarray(0, firstFlightBytes);
  const [br, gzip] = await Promise.all([
    promisify(brotliDecompress)(first(packed.br), {
      finishFlush: constants.BROTLI_OPERATION_FLUSH,
    }),
    promisify(gunzip)(first(packed.gzip), { finishFlush: constants.Z_SYNC_FLUSH }),
  ]);
  // Tests the encoding of which the first flight contains less of the page.
  return (br.length < gzip.length ? br : gzip).toString();
}

test.use({ javaScriptEnabled: false });

/** Of a shorter page all is there by then. */
const longPages = fullPages.filter(
  ({ record }) => compressedBytes(record, 'gzip').length > firstFlightBytes,
);

const pages = longPages.filter(({ key, locale }) => {
  const place = pageRoutes.findIndex(([each]) => each === key);
  return pickInTurn(locales, place).includes(locale);
});

for (const [place, page] of pages.entries()) {
  test(`the first 14,000 bytes of ${page.address} bring its whole first screen`, async ({
    page: tab,
  }) => {
    const beginning = await beginningOf(page);
    // The headings' own face comes later by itself.
    await tab.route('**/*.woff2', (route) => route.abort());
    for (const size of pickInTurn(windows, place)) {
      await tab.setViewportSize(size);
      for (const colorScheme of pickInTurn(['light', 'dark'] as const, Math.floor(place / 2))) {
        await tab.emulateMedia({ colorScheme });
        await tab.goto(page.address);
        const whole = await screenOf(tab);
        await tab.route(
          (url) => url.pathname === page.address,
          async (route) => route.fulfill({ response: await route.fetch(), body: beginning }),
          { times: 1 },
        );
        await tab.goto(page.address);
        const difference = await differentShare(whole, await screenOf(tab));
        expect.soft(difference, `${size.width} px, ${colorScheme}`).toBeLessThan(differenceAllowed);
      }
    }
  });
}

/** A picture of the window, once all pictures in it have come. */
async function screenOf(tab: Page): Promise<Buffer> {
  await tab.evaluate(() => {
    const isSeen = (image: Element) => {
      const { top, left, right } = image.getBoundingClientRect();
      return image.checkVisibility() && top < innerHeight && left < innerWidth && right > 0;
    };
    return Promise.all([...document.images].filter(isSeen).map((image) => image.decode()));
  });
  return tab.screenshot({ animations: 'disabled' });
}
