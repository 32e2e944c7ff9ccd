// Takes the screenshots of sample wikis in public/wiki-screens/, from a real MediaWiki, in every language. Run
// `npm run wiki-screens` when MediaWiki's design or a sample has changed, and commit the result;
// `-- --only emberfall,species` takes some of them. docs/testing-with-mediawiki.md lists what has to be installed.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { withBuiltSite } from '../scripts/built-site.ts';
import { loadContent } from '../src/content/check/load.ts';
import { sampleWikis } from '../src/content/schema/showcase.ts';
import { levelOf, type PrivacyLevelId } from '../src/domain/privacy-level.ts';
import { isAllowed } from '../src/domain/privacy-level-permissions.ts';
import { type Locale, locales } from '../src/i18n/locales.ts';
import { readOptions } from '../src/read-options.ts';
import {
  wikiScreenPath,
  wikiScreenShapes,
  wikiScreens,
  wikiScreenWindow,
} from '../src/site/wiki-screens.ts';
import { findMissingParts, type InstalledWiki, installWiki } from './mediawiki/install-wiki.ts';
import { until } from './mediawiki/until.ts';
import { drawSample, drawScene, type SampleDrawings } from './wiki-screens/draw-sample.ts';
import { encodeScreenshot } from './wiki-screens/encode-screenshot.ts';
import { extendedSettings, writeExtendedSample } from './wiki-screens/extended-sample.ts';
import { joinSkins } from './wiki-screens/join-skins.ts';
import {
  sampleSettings,
  type WrittenSample,
  wikiSettings,
  writeSample,
} from './wiki-screens/sample-wiki.ts';
import {
  type CapturedScreenName,
  logIn,
  type Scene,
  scenes,
  timeoutMs,
} from './wiki-screens/scenes.ts';
import { styledSettings } from './wiki-screens/style-sheets.ts';
import { writeStyledSample } from './wiki-screens/styled-sample.ts';
import { useCaseName, useCaseSettings, writeUseCase } from './wiki-screens/use-case-wiki.ts';
import { worldName, writeWorld } from './wiki-screens/world-wiki.ts';
import { writePreviews } from './wiki-screens/write-previews.ts';

const root = path.resolve(import.meta.dirname, '..');
const { content } = loadContent(root);

const missing = findMissingParts();
if (missing.length > 0 || !content) {
  console.error(`No screenshots taken. Missing: ${missing.join('; ') || 'valid content'}.`);
  console.error('See docs/testing-with-mediawiki.md for how to get it.');
  process.exit(1);
}

// Every wiki adds a listener that cleans up.
process.setMaxListeners(0);
// Without a listener, a signal would end this process before it has cleaned up.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => process.exit(1));
}
const { values } = readOptions({ options: { only: { type: 'string' } } });
const only = values.only?.split(',');
const names = (Object.keys(scenes) as CapturedScreenName[]).filter(
  (name) => only?.includes(name) ?? true,
);
const scenesOf = (sample: string, design?: Scene['design']) =>
  names.filter((name) => scenes[name].sample === sample && scenes[name].design === design);
const groups = [...new Set(content['use-cases'].map(({ group }) => group))];

await withBuiltSite(async (browser, origin) => {
  mkdirSync(path.join(root, 'public/wiki-screens'), { recursive: true });
  for (const id of sampleWikis) {
    const wiki = content.showcase.find((each) => each.id === id);
    if (!wiki || !names.some((name) => scenes[name].sample === id)) continue;
    const drawn = await drawSample(browser, `${origin}/en/showcase`, id);
    await Promise.all(
      locales.map(async (locale) => {
        await captureWiki(browser, locale, wiki, drawn, scenesOf(id), {
          settings: sampleSettings(id),
          write: (...into) => writeSample(...into, locale, id),
        });
        if (id !== 'tidewater') {
          await captureWiki(browser, locale, wiki, drawn, scenesOf(id, 'style'), {
            settings: styledSettings(id),
            write: (...into) => writeStyledSample(...into, locale, id),
          });
        }
        await captureWiki(browser, locale, wiki, drawn, scenesOf(id, 'style and history'), {
          settings: styledSettings(id),
          write: (...into) => writeSample(...into, locale, id, true),
        });
        await captureWiki(browser, locale, wiki, drawn, scenesOf(id, 'style and extensions'), {
          settings: extendedSettings,
          write: (...into) => writeExtendedSample(...into, locale),
        });
      }),
    );
  }
  for (const { id, group, privacyLevel } of content['use-cases']) {
    const shown = scenesOf(id);
    if (shown.length === 0) continue;
    const drawn = await drawScene(browser, `${origin}/en/usecases`, {
      id,
      group: groups.indexOf(group),
    });
    await Promise.all(
      locales.map((locale) => {
        const [nameOf, write] =
          id === 'worlds' ? [worldName, writeWorld] : [useCaseName, writeUseCase];
        const wiki = { name: nameOf(locale, id), privacyLevel };
        return captureWiki(browser, locale, wiki, drawn, shown, {
          settings: useCaseSettings,
          write: (...into) => write(...into, locale, id),
        });
      }),
    );
  }
});

await Promise.all(locales.map((locale) => joinSkins(path.join(root, 'public'), locale)));
await writePreviews(root);

/** Installs a wiki, writes its pages, and takes its screenshots; without screenshots to take, it does nothing. */
async function captureWiki(
  browser: Browser,
  locale: Locale,
  { name, privacyLevel }: { name: string; privacyLevel: PrivacyLevelId },
  { pictures, logo }: SampleDrawings,
  shown: readonly CapturedScreenName[],
  {
    settings,
    write,
  }: { settings: string; write: (wiki: InstalledWiki, folder: string) => WrittenSample },
): Promise<void> {
  if (shown.length === 0) return;
  const folder = mkdtempSync(path.join(tmpdir(), 'wiki-screens-'));
  process.once('exit', () => rmSync(folder, { recursive: true, maxRetries: 5 }));
  const level = levelOf(privacyLevel);
  const wiki = await installWiki(folder, {
    name,
    language: locale,
    settings: wikiSettings(logo, level) + settings,
  });
  mkdirSync(path.join(folder, 'pictures'));
  for (const [name, picture] of Object.entries(pictures)) {
    writeFileSync(path.join(folder, `pictures/${name}.png`), picture);
  }
  const written = write(wiki, folder);
  await serve(wiki);
  if (isAllowed(level, 'stranger', 'read')) await compareVersion(wiki.origin);
  for (const screen of shown) await capture(browser, wiki, locale, screen, written);
}

/** Serves a wiki until this process ends. */
async function serve({ origin, serve: [command, parameters, env] }: InstalledWiki): Promise<void> {
  const child = spawn(command, parameters, {
    env: { ...process.env, ...env, PHP_CLI_SERVER_WORKERS: '4' },
    stdio: 'ignore',
    // In a process group of its own, which is killed as one: PHP's workers outlive their parent.
    detached: true,
  });
  // Must not keep this process running, and must end before the folder of the wiki is removed.
  child.unref();
  process.prependOnceListener('exit', () => end(child));
  await until('MediaWiki answers', () => fetch(`${origin}/api.php`));
}

/** Kills a server and its workers, unless they have ended. */
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

async function capture(
  browser: Browser,
  { origin }: InstalledWiki,
  locale: Locale,
  name: CapturedScreenName,
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
      tab.setDefaultTimeout(timeoutMs);
      const page = `${origin}/wiki/${encodeURIComponent(titles[shown].replaceAll(' ', '_'))}`;
      await go(tab, page, shape);
      await tab.waitForLoadState('networkidle');
      const shot = await tab.screenshot({ animations: 'disabled' });
      await context.close();
      const file = wikiScreenPath(name, shape, colorScheme, locale);
      writeFileSync(path.join(root, 'public', file), await encodeScreenshot(shot));
      console.log(`✓ ${file}`);
    }
  }
}
