// Photographs a real MediaWiki with a sample wiki in it, in every language: public/wiki-screens/.
// Run it by hand (`npm run wiki-screens`) when MediaWiki looks otherwise or the sample has changed;
// the result is committed. docs/testing-with-mediawiki.md says what has to be installed.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import sharp from 'sharp';
import { loadContent } from '../src/content/check/load.ts';
import { type Locale, locales } from '../src/i18n/locales.ts';
import {
  maxWikiScreenBytes,
  type WikiScreenName,
  wikiScreenPath,
  wikiScreenShapes,
  wikiScreens,
} from '../src/site/wiki-screens.ts';
import { withBuiltSite } from './built-site.ts';
import { findMissingParts, type InstalledWiki, installWiki } from './mediawiki/install-wiki.ts';
import { until } from './mediawiki/until.ts';
import { drawSample, type SampleDrawings } from './wiki-screens/draw-sample.ts';
import { sampleSettings, writeSample } from './wiki-screens/sample-wiki.ts';

const root = path.resolve(import.meta.dirname, '..');
const { content } = loadContent(root);
const sample = content?.showcase.find(({ id }) => id === 'tidewater');

const missing = findMissingParts();
if (missing.length > 0 || !content || !sample) {
  console.error(`Nothing photographed. Missing: ${missing.join('; ') || 'the sample'}.`);
  console.error('See docs/testing-with-mediawiki.md for how to get it.');
  process.exit(1);
}

/** A wiki that has just been installed makes its first pages slowly. */
const patienceMs = 120_000;

/** Goes where a picture is taken. */
const scenes: Record<WikiScreenName, (tab: Page, page: string) => Promise<void>> = {
  article: async (tab, page) => {
    await tab.goto(page);
  },
  difference: async (tab, page) => {
    await tab.goto(`${page}?diff=cur&oldid=prev&diffonly=1`);
    // Buttons that come later move everything below them.
    await tab.waitForLoadState('networkidle');
    await tab.evaluate(() => {
      document.querySelector('td.diff-otitle')?.scrollIntoView();
      // On a telephone the headings of both versions fill the window.
      const added = [...document.querySelectorAll('td.diff-addedline')].at(-1);
      const below = (added?.getBoundingClientRect().bottom ?? 0) + 16 - innerHeight;
      if (below > 0) scrollBy(0, below);
    });
  },
  skin: async (tab, page) => {
    await tab.goto(`${page}?useskin=timeless`);
  },
};

// Without a listener a signal would end this process before it has cleared up.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => process.exit(1));
}
await withBuiltSite(async (browser, origin) => {
  const drawings = await drawSample(browser, `${origin}/en/showcase`, sample.id);
  mkdirSync(path.join(root, 'public/wiki-screens'), { recursive: true });
  await Promise.all(locales.map((locale) => photographWiki(browser, locale, drawings)));
});

async function photographWiki(
  browser: Browser,
  locale: Locale,
  { chart, logo }: SampleDrawings,
): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'wiki-screens-'));
  process.once('exit', () => rmSync(folder, { recursive: true, maxRetries: 5 }));
  const wiki = await installWiki(folder, {
    name: sample?.name ?? '',
    language: locale,
    settings: sampleSettings(logo),
  });
  mkdirSync(path.join(folder, 'chart'));
  writeFileSync(path.join(folder, 'chart/Chart.png'), chart);
  const title = writeSample(wiki, folder, locale);
  await serve(wiki);
  await compareVersion(wiki.origin);
  for (const name of Object.keys(scenes) as WikiScreenName[]) {
    await photograph(browser, wiki, locale, name, title);
  }
}

/** Serves a wiki for as long as this process lives. */
async function serve({ origin, serve: [command, parameters, env] }: InstalledWiki): Promise<void> {
  const child = spawn(command, parameters, {
    env: { ...process.env, ...env, PHP_CLI_SERVER_WORKERS: '4' },
    stdio: 'ignore',
    // A group of its own, which ends as one: PHP's workers outlive their parent.
    detached: true,
  });
  // Lets this process end, and ends with it, before the folder of the wiki is removed.
  child.unref();
  process.prependOnceListener('exit', () => end(child));
  await until('MediaWiki answers', () => fetch(`${origin}/api.php`));
}

/** Ends a server and its workers, unless they have ended by themselves. */
function end({ pid }: ChildProcess): void {
  if (!pid) return;
  try {
    process.kill(-pid);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

async function compareVersion(origin: string): Promise<void> {
  const address = `${origin}/api.php?action=query&meta=siteinfo&format=json`;
  const { query } = (await (await fetch(address)).json()) as {
    query: { general: { generator: string } };
  };
  const [version] = query.general.generator.match(/\d+\.\d+/) ?? [];
  if (version === content?.wikis.photographedMediaWiki) return;
  console.log(`Write photographedMediaWiki: "${version}" into content/wikis.yaml.`);
}

async function photograph(
  browser: Browser,
  { origin }: InstalledWiki,
  locale: Locale,
  name: WikiScreenName,
  title: string,
): Promise<void> {
  for (const shape of ['desktop', 'phone'] as const) {
    for (const colorScheme of wikiScreens[name].schemes) {
      const { width, height, density } = wikiScreenShapes[shape];
      const context = await browser.newContext({
        viewport: { width, height },
        deviceScaleFactor: density,
        colorScheme,
        locale,
      });
      const tab = await context.newPage();
      tab.setDefaultTimeout(patienceMs);
      const page = `${origin}/wiki/${encodeURIComponent(title.replaceAll(' ', '_'))}`;
      await scenes[name](tab, page);
      await tab.waitForLoadState('networkidle');
      const shot = await tab.screenshot({ animations: 'disabled' });
      await context.close();
      const file = wikiScreenPath(name, shape, colorScheme, locale);
      writeFileSync(path.join(root, 'public', file), await packed(shot));
      console.log(`✓ ${file}`);
    }
  }
}

/** As AVIF, in the best quality that a page can bear. */
async function packed(shot: Buffer): Promise<Buffer> {
  for (let quality = 52; quality >= 28; quality -= 6) {
    const avif = await sharp(shot)
      .avif({ quality, effort: 5, chromaSubsampling: '4:2:0' })
      .toBuffer();
    if (avif.length <= maxWikiScreenBytes) return avif;
  }
  throw new Error(`A photograph has more than ${maxWikiScreenBytes} bytes at any quality.`);
}
