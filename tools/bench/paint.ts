// Loads every full page on a slow phone, alternately as served and as its baseline: the same HTML without script, web
// font and resource hints. With the landing page it also measures the main-thread cost of motion, and how soon the
// next page is painted. Exits with 1 when a page is painted significantly later than its baseline, when its layout
// shifts, or when another limit is exceeded. Single loads vary by 100 ms, so a page that looks late is loaded again
// until the difference is significant or gone. Absolute times depend on the machine; only the ratios count. Also runs
// Lighthouse, where it is installed.
//
//   npm run bench:paint                                     every full page
//   npm run bench:paint -- --pages landing,forCompanies --locales de --loads 9
//   npm run bench:paint -- --pages landing --picture frames.webp   saves its first and last frame, too
import type { Browser } from '@playwright/test';
import { withBuiltSite } from '../../scripts/built-site.ts';
import { locales } from '../../src/i18n/locales.ts';
import { readOptions } from '../../src/read-options.ts';
import { localePath } from '../../src/site/addresses.ts';
import { pageRoutes } from '../../src/site/routes.ts';
import { hasLighthouse, runLighthouse } from './paint/lighthouse.ts';
import { type Load, loadPage } from './paint/load-page.ts';
import { type Motion, measureMotion } from './paint/motion.ts';
import { measureNextPage } from './paint/next-page.ts';
import { type Origins, withOrigins } from './paint/origins.ts';
import { phoneDescription } from './paint/phone.ts';
import {
  faultsOf,
  lighthouseReport,
  looksLate,
  motionReport,
  nextPageReport,
  tableHead,
  tableRow,
} from './paint/report.ts';
import { saveFrames } from './paint/save-frames.ts';

const { values } = readOptions({
  options: {
    pages: { type: 'string', default: '' },
    locales: { type: 'string', default: 'en,de' },
    loads: { type: 'string', default: '5' },
    picture: { type: 'string' },
  },
});
const wantedKeys = values.pages.split(',').filter(Boolean);
const wantedLocales = locales.filter((locale) => values.locales.split(',').includes(locale));
const pages = pageRoutes
  .filter(([, { frame }]) => frame !== 'standalone')
  .filter(([key]) => wantedKeys.length === 0 || wantedKeys.includes(key))
  .flatMap(([key, { path }]) => wantedLocales.map((locale) => ({ key, locale, path })));
/**
 * Multiples of `--loads`, tried in turn while a page looks late and that may be chance: single loads vary by 100 ms, so
 * with 5 loads a third of the pages that are not late look 40 ms late.
 */
const loadFactors = [1, 2, 4, 12];
if (pages.length === 0) {
  console.error('There is no such page. Name pages by their key: --pages landing,forCompanies');
  process.exit(1);
}

// Chromium's defaults, because the options of the tests change paint times. Only the address bar's two hidden pages are
// disabled: the browser loads them for each new window, and visitors do not open one for each page.
const browserOptions = [
  '--no-sandbox',
  '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup',
];

await withBuiltSite(
  (browser, site) => withOrigins(site, (origins) => bench(browser, site, origins)),
  browserOptions,
);

async function bench(browser: Browser, site: string, origins: Origins): Promise<void> {
  console.log(
    `${origins.protocol}; ${phoneDescription}; medians of ${values.loads}, of up to ${Math.max(...loadFactors) * Number(values.loads)} where a page looks late.\n\n${tableHead}`,
  );
  const faults: string[] = [];
  const all: Record<'baseline' | 'served', Load[]> = { baseline: [], served: [] };
  for (const { key, locale, path } of pages) {
    const address = localePath(locale, path);
    const name = `${key}, ${locale}`;
    const loads: Record<'baseline' | 'served', Load[]> = { baseline: [], served: [] };
    let found: string[] = [];
    for (const look of loadFactors) {
      for (let round = loads.baseline.length; round < look * Number(values.loads); round += 1) {
        const turns = (['baseline', 'served'] as const).toSorted(() => (round % 2 ? -1 : 1));
        for (const turn of turns)
          loads[turn].push(await loadPage(browser, origins[turn] + address));
      }
      found = faultsOf(name, loads.baseline, loads.served);
      if (found.length > 0 || !looksLate(loads.baseline, loads.served)) break;
    }
    console.log(tableRow(name, loads.baseline, loads.served));
    faults.push(...found);
    all.baseline.push(...loads.baseline);
    all.served.push(...loads.served);
  }
  const [first] = pages;
  if (values.picture && first) {
    const address = origins.served + localePath(first.locale, first.path);
    await saveFrames(browser, address, values.picture);
  }
  console.log(tableRow('all loads', all.baseline, all.served));
  faults.push(...faultsOf('all loads', all.baseline, all.served));
  if (pages.some(({ key }) => key === 'landing')) {
    const rounds = Array.from({ length: Number(values.loads) });
    const motion: Motion[] = [];
    const nextPageMs: number[] = [];
    for (const _ of rounds) {
      motion.push(await measureMotion(browser, `${origins.served}/en`));
      nextPageMs.push(await measureNextPage(site));
    }
    const reports = [motionReport(motion), nextPageReport(nextPageMs)];
    console.log(`\n${reports.map(({ sentence }) => sentence).join('\n')}`);
    faults.push(...reports.flatMap((report) => report.faults));
  }
  if (hasLighthouse()) {
    console.log('');
    for (const { key, locale, path } of pages) {
      const asked = runLighthouse(site + localePath(locale, path));
      const { sentence, faults: found } = lighthouseReport(`${key}, ${locale}`, asked);
      console.log(sentence);
      faults.push(...found);
    }
  }
  console.log(faults.length > 0 ? `\n${faults.join('\n')}` : '\nNo page is late, and none moves.');
  if (faults.length > 0) process.exitCode = 1;
}
