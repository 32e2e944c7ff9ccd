import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { locales } from '../i18n/locales.ts';
import previews from './wiki-screen-previews.json' with { type: 'json' };
import {
  maxWikiScreenBytes,
  type WikiScreenName,
  wikiScreenPath,
  wikiScreenPixels,
  wikiScreenShapes,
  wikiScreens,
} from './wiki-screens.ts';

const folder = path.resolve(import.meta.dirname, '../../public');
const names = Object.keys(wikiScreens) as WikiScreenName[];
const files = locales.flatMap((locale) =>
  names.flatMap((name) =>
    wikiScreens[name].schemes.flatMap((scheme) =>
      wikiScreenShapes(name).map((shape) => ({
        address: wikiScreenPath(name, shape, scheme, locale),
        pixels: wikiScreenPixels(name, shape),
      })),
    ),
  ),
);

test.each(files)('$address is as large as pages say, and light', async ({ address, pixels }) => {
  const bytes = readFileSync(path.join(folder, address));
  expect(bytes.length).toBeLessThanOrEqual(maxWikiScreenBytes);
  const { format, compression, width, height } = await sharp(bytes).metadata();
  expect([format, compression]).toEqual(['heif', 'av1']);
  expect({ width, height }).toEqual(pixels);
});

test('the placeholder of each photograph has its colours', async () => {
  const patches = (picture: string | Buffer) =>
    sharp(picture).resize({ width: 4, height: 4, fit: 'fill' }).removeAlpha().raw().toBuffer();
  for (const [key, preview] of Object.entries(previews)) {
    const photograph = path.join(folder, `wiki-screens/${key}-light-en.avif`);
    const shown = await patches(photograph);
    const before = await patches(Buffer.from(preview.split(',')[1] ?? '', 'base64'));
    const differences = [...shown].map((value, index) => Math.abs((before[index] ?? 0) - value));
    const mean = differences.reduce((sum, one) => sum + one) / differences.length;
    expect(mean, key).toBeLessThan(12);
  }
});

test('every photograph that a page begins with has a placeholder', () => {
  const begun = names.flatMap((name) =>
    wikiScreenShapes(name).flatMap((shape) => (shape === 'wide' ? [] : [`${name}-${shape}`])),
  );
  expect(Object.keys(previews).sort()).toEqual(begun.sort());
});

test('no photograph is kept that no page can show', () => {
  const kept = globSync('wiki-screens/*', { cwd: folder }).map((file) => `/${file}`);
  expect(kept.sort()).toEqual(files.map(({ address }) => address).sort());
});

test('no two photographs are the same', () => {
  const pictures = files.map(({ address }) => readFileSync(path.join(folder, address), 'base64'));
  expect(new Set(pictures).size).toBe(files.length);
});
