// Makes the icons that browsers and telephones request by a fixed name, from public/favicon.svg. Run `npm run icons`
// when that file has changed, and commit the result.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { browserArguments, findBrowser } from '../scripts/browser.ts';

const folder = path.resolve(import.meta.dirname, '../public');
const drawing = readFileSync(path.join(folder, 'favicon.svg'), 'utf8');
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: browserArguments,
});

/** The drawing as a square PNG on a light ground: its dark lines would be invisible on a dark tab bar. */
async function paint(pixels: number, marginPixels = 0): Promise<Buffer> {
  const tab = await browser.newPage({
    viewport: { width: pixels, height: pixels },
    colorScheme: 'light',
  });
  await tab.setContent(
    `<style>html{background:#fbf8f1}body{margin:${marginPixels}px}svg{display:block}</style>${drawing}`,
  );
  const png = await tab.screenshot();
  await tab.close();
  return png;
}

/**
 * Packs pictures into one .ico file: a directory of 16 bytes for each, then their PNGs.
 * https://learn.microsoft.com/en-us/previous-versions/ms997538(v=msdn.10)
 */
function packIco(pictures: readonly { pixels: number; png: Buffer }[]): Buffer {
  const head = Buffer.alloc(6 + 16 * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  for (const [index, { pixels, png }] of pictures.entries()) {
    const entry = 6 + 16 * index;
    head.writeUInt8(pixels, entry);
    head.writeUInt8(pixels, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(png.length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  }
  return Buffer.concat([head, ...pictures.map(({ png }) => png)]);
}

const sizes = await Promise.all(
  [16, 32, 48].map(async (pixels) => ({ pixels, png: await paint(pixels) })),
);
writeFileSync(path.join(folder, 'favicon.ico'), packIco(sizes));
// Phones cut off the corners.
writeFileSync(path.join(folder, 'apple-touch-icon.png'), await paint(180, 26));
await browser.close();
