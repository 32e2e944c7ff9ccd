// Photographs a real MediaWiki with a sample wiki in it, in every language: public/wiki-screens/.
// Run it by hand (`npm run wiki-screens`) when MediaWiki looks otherwise or the sample has changed;
// the result is committed. docs/testing-with-mediawiki.md says what has to be installed.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import sharp from 'sharp';
import { loadContent } from '../src/content/check/load.ts';
import { levelOf } from '../src/domain/privacy-level.ts';
import { isAllowed } from '../src/domain/privacy-level-permissions.ts';
import { type Locale, locales } from '../src/i18n/locales.ts';
import {
  maxWikiScreenBytes,
  type WikiScreenName,
  wikiScreenPath,
  wikiScreenShapes,
  wikiScreens,
  wikiScreenWindow,
} from '../src/site/wiki-screens.ts';
import { withBuiltSite } from './built-site.ts';
import { findMissingParts, type InstalledWiki, installWiki } from './mediawiki/install-wiki.ts';
import { until } from './mediawiki/until.ts';
import { drawSample, drawScene, type SampleDrawings } from './wiki-screens/draw-sample.ts';
import { sampleSettings, type WrittenSample, writeSample } from './wiki-screens/sample-wiki.ts';
import { drawings, logIn, patienceMs, scenes } from './wiki-screens/scenes.ts';
import { useCaseName, useCaseSettings, writeUseCase } from './wiki-screens/use-case-wiki.ts';

const root = path.resolve(import.meta.dirname, '..');
const { content } = loadContent(root);

const missing = findMissingParts();
if (missing.length > 0 || !content) {
  console.error(`Nothing photographed. Missing: ${missing.join('; ') || 'content to show'}.`);
  console.error('See docs/testing-with-mediawiki.md for how to get it.');
  process.exit(1);
}

// Every wiki is cleared up at the end.
process.setMaxListeners(0);
// Without a listener a signal would end this process before it has cleared up.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => process.exit(1));
}
const names = Object.keys(scenes) as WikiScreenName[];
const isShown = ({ id }: { id: string }) => names.some((name) => scenes[name].sample === id);
const wikis = content.showcase.filter(isShown);
const useCases = content['use-cases'].filter(isShown);
const groups = [...new Set(content['use-cases'].map(({ group }) => group))];

await withBuiltSite(async (browser, origin) => {
  mkdirSync(path.join(root, 'public/wiki-screens'), { recursive: true });
  for (const wiki of wikis) {
    const drawn = await drawSample(
      browser,
      `${origin}/en/showcase`,
      wiki.id,
      drawings[wiki.id] ?? { Chart: 0 },
    );
    await Promise.all(
      locales.map((locale) =>
        photographWiki(browser, locale, wiki, drawn, {
          write: (...into) => writeSample(...into, locale, wiki.id),
        }),
      ),
    );
  }
  for (const { id, group, privacyLevel } of useCases) {
    const drawn = await drawScene(browser, `${origin}/en/usecases`, groups.indexOf(group));
    await Promise.all(
      locales.map((locale) =>
        photographWiki(
          browser,
          locale,
          { id, name: useCaseName(locale, id), privacyLevel },
          drawn,
          { write: (...into) => writeUseCase(...into, locale, id), settings: useCaseSettings },
        ),
      ),
    );
  }
});

async function photographWiki(
  browser: Browser,
  locale: Locale,
  { id, name, privacyLevel }: Pick<(typeof wikis)[number], 'id' | 'name' | 'privacyLevel'>,
  { pictures = {}, logo }: SampleDrawings,
  {
    write,
    settings = '',
  }: { write: (wiki: InstalledWiki, folder: string) => WrittenSample; settings?: string },
): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'wiki-screens-'));
  process.once('exit', () => rmSync(folder, { recursive: true, maxRetries: 5 }));
  const isClosed = !isAllowed(levelOf(privacyLevel), 'stranger', 'read');
  const wiki = await installWiki(folder, {
    name,
    language: locale,
    settings: sampleSettings(id, logo, isClosed) + settings,
  });
  mkdirSync(path.join(folder, 'pictures'));
  for (const [name, picture] of Object.entries(pictures)) {
    writeFileSync(path.join(folder, `pictures/${name}.png`), picture);
  }
  const written = write(wiki, folder);
  await serve(wiki);
  if (!isClosed) await compareVersion(wiki.origin);
  for (const screen of names.filter((screen) => scenes[screen].sample === id)) {
    await photograph(browser, wiki, locale, screen, written);
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
  { titles, ...people }: WrittenSample,
): Promise<void> {
  const { as, page: shown = 'one', widths, go } = scenes[name];
  const person = as === 'stranger' ? undefined : people[as];
  const session = person && { storageState: await logIn(browser, origin, person) };
  for (const shape of wikiScreenShapes(name)) {
    for (const colorScheme of wikiScreens[name].schemes) {
      const { width, height, density } = wikiScreenWindow(name, shape);
      const wider = (widths?.[shape] ?? width) / width;
      const context = await browser.newContext({
        viewport: { width: Math.round(width * wider), height: Math.round(height * wider) },
        deviceScaleFactor: density / wider,
        colorScheme,
        locale,
        ...session,
      });
      const tab = await context.newPage();
      tab.setDefaultTimeout(patienceMs);
      const page = `${origin}/wiki/${encodeURIComponent(titles[shown].replaceAll(' ', '_'))}`;
      await go(tab, page, shape);
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
