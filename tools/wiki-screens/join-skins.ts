import { writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import type { Locale } from '../../src/i18n/locales.ts';
import { wikiScreenPath, wikiScreenPixels } from '../../src/site/wiki-screens.ts';
import { encodeScreenshot } from './encode-screenshot.ts';

/** The same page in its wiki's own design and in skins, from left to right. */
const skins = ['loomlore', 'vector', 'timeless', 'minerva'] as const;

/** Line between two screenshots. */
const line = { widthPx: 2, colour: '#14312b' };

/** Puts screenshots of one page in its skins side by side; they must exist. */
export async function joinSkins(folder: string, locale: Locale): Promise<void> {
  const { width, height } = wikiScreenPixels('skins', 'phone');
  const step = (width + line.widthPx) / skins.length;
  const parts = skins.map(async (skin, index) => ({
    input: await sharp(path.join(folder, wikiScreenPath(skin, 'phone', 'light', locale)))
      .resize({ width: step - line.widthPx, height, position: 'top' })
      .toBuffer(),
    left: index * step,
    top: 0,
  }));
  const joined = await sharp({ create: { width, height, channels: 3, background: line.colour } })
    .composite(await Promise.all(parts))
    .png()
    .toBuffer();
  const file = wikiScreenPath('skins', 'phone', 'light', locale);
  writeFileSync(path.join(folder, file), await encodeScreenshot(joined));
  console.log(`✓ ${file}`);
}
