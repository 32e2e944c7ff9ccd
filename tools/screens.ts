// Takes screenshots of every page of the built site, and shows them in screens/index.html: one row per page and language,
// one screenshot per width and colour scheme, and the share picture at the end.
//
//   npm run screens                                            everything
//   npm run screens -- --pages plans,terms --locales de --widths 360 --schemes dark
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { withBuiltSite } from '../scripts/built-site.ts';
import { freshBuild } from '../src/build/fresh-build.ts';
import type { Locale } from '../src/i18n/locales.ts';
import { readOptions } from '../src/read-options.ts';
import type { PreparedFileRecord } from '../src/server/prepared/prepared-file.ts';
import { sharePicturePath } from '../src/site/addresses.ts';

const root = path.resolve(import.meta.dirname, '..');
const folder = path.join(root, 'screens');
const site = path.join(root, 'dist/site');
const heights: Record<number, number> = { 360: 740, 768: 1024, 1440: 900 };

const { values } = readOptions({
  options: {
    pages: { type: 'string', default: '' },
    locales: { type: 'string', default: '' },
    widths: { type: 'string', default: Object.keys(heights).join() },
    schemes: { type: 'string', default: 'light,dark' },
    script: { type: 'boolean', default: true },
  },
  allowNegative: true,
});
const widths = values.widths.split(',').map(Number);
const schemes = (['light', 'dark'] as const).filter((name) =>
  values.schemes.split(',').includes(name),
);

interface CapturedPage {
  locale: Locale;
  address: string;
  name: string;
  /** File name of the page's share picture; undefined when it has none. */
  shared: string | undefined;
}

interface Look {
  width: number;
  colorScheme: 'light' | 'dark';
}

if (!freshBuild()) process.exit(1);
const records: PreparedFileRecord[] = JSON.parse(
  readFileSync(path.join(site, 'index.json'), 'utf8'),
);
const pages = chosenPages();
if (pages.length === 0) {
  console.error('There is no such page. Name pages by their address: --pages plans,for-companies');
  process.exit(1);
}
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
copySharePictures();

await withBuiltSite(async (browser, origin) => {
  const looks = widths.flatMap((width) => schemes.map((colorScheme) => ({ width, colorScheme })));
  // In sequence, because on a busy machine a screenshot can miss what loads late.
  for (const look of looks) await captureAll(browser, origin, look);
  writeFileSync(path.join(folder, 'index.html'), contactSheet(looks));
  console.log(`${pages.length * looks.length} pictures: ${path.join('screens', 'index.html')}`);
});

function chosenPages(): CapturedPage[] {
  const wantedPages = values.pages.split(',').filter(Boolean);
  const wantedLocales = values.locales.split(',').filter(Boolean);
  return records
    .flatMap(({ path: address, locale, validFrom }) => {
      if (!locale || validFrom) return [];
      const name = address.slice(1) || 'landing';
      const shared = sharePictureOf(locale, address) && `${name}-${locale}-shared.png`;
      return [{ locale, address, name, shared }];
    })
    .filter(({ name }) => wantedPages.length === 0 || wantedPages.includes(name))
    .filter(({ locale }) => wantedLocales.length === 0 || wantedLocales.includes(locale));
}

function sharePictureOf(locale: Locale, address: string): PreparedFileRecord | undefined {
  return records.find((record) => record.path === sharePicturePath(locale, address));
}

function copySharePictures(): void {
  for (const { locale, address, shared } of pages) {
    const record = sharePictureOf(locale, address);
    if (!record || !shared) continue;
    copyFileSync(path.join(site, record.file), path.join(folder, shared));
  }
}

async function captureAll(
  browser: Browser,
  origin: string,
  { width, colorScheme }: Look,
): Promise<void> {
  const context = await browser.newContext({
    viewport: { width, height: heights[width] ?? 900 },
    colorScheme,
    reducedMotion: 'reduce',
    javaScriptEnabled: values.script,
  });
  const tab = await context.newPage();
  for (const page of pages) {
    await tab.goto(`${origin}/${page.locale}${page.address}`, { waitUntil: 'networkidle' });
    // Without script, browsers load every image at once, and timers do not run.
    if (values.script) await tab.evaluate(loadEverything);
    await tab.screenshot({
      path: path.join(folder, pictureOf(page, { width, colorScheme })),
      fullPage: true,
    });
  }
  await context.close();
}

/** Runs in the page: scrolls through it once, to load lazy content. */
async function loadEverything(): Promise<void> {
  for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
    scrollTo({ top, behavior: 'instant' });
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const shown = [...document.images].filter((image) => image.checkVisibility());
  // A missing image is visible in the screenshot.
  await Promise.allSettled(shown.map((image) => image.decode()));
  scrollTo({ top: 0, behavior: 'instant' });
}

function pictureOf({ name, locale }: CapturedPage, { width, colorScheme }: Look): string {
  return `${name}-${locale}-${width}-${colorScheme}.png`;
}

function contactSheet(looks: readonly Look[]): string {
  const rows = pages.map((page) => {
    const pictures = looks.map((look) => {
      const file = pictureOf(page, look);
      return `<a href="${file}"><img loading="lazy" src="${file}" alt="${look.width} px, ${look.colorScheme}" style="inline-size:${Math.round(look.width / 4)}px"></a>`;
    });
    if (page.shared) {
      pictures.push(
        `<a href="${page.shared}"><img loading="lazy" src="${page.shared}" alt="beside shared links" style="inline-size:400px"></a>`,
      );
    }
    return `<section><h2>${page.name} <small>${page.locale}</small></h2><div>${pictures.join('')}</div></section>`;
  });
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Contact sheet</title>
<style>
  body { margin: 24px; background: #777; color: #fff; font: 16px system-ui, sans-serif; }
  section > div { display: flex; gap: 12px; overflow-x: auto; align-items: start; }
  h2 { position: sticky; top: 0; margin: 24px 0 8px; background: #777; font-size: 18px; }
  img { display: block; block-size: auto; min-block-size: 120px; }
</style>
<h1>Contact sheet, ${new Date().toISOString().slice(0, 10)}</h1>
${rows.join('\n')}
</html>
`;
}
