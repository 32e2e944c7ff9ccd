// Loads every full page on a slow phone, by turns as it is served and as its floor: the same bytes
// without script, web font and hints. With the landing page it also measures what its motion costs,
// and how soon the next page is there. Exits with 1 where a page is painted noticeably later than its
// floor, or moves, or where one of these is too much. What looks late is loaded again until that is no
// chance, since single loads scatter by 100 ms. Absolute times depend on the machine; only the
// ratios count. Lighthouse is asked as well, where it is installed.
//
//   npm run bench:paint                                     every full page
//   npm run bench:paint -- --pages landing,forCompanies --locales de --loads 9
//   npm run bench:paint -- --pages landing --picture frames.webp   its first frame and the last, too
import type { Browser } from '@playwright/test';
import { withBuiltSite } from '../../scripts/built-site.ts';
import { locales } from '../../src/i18n/locales.ts';
import { readOptions } from '../../src/read-options.ts';
import { localePath } from '../../src/site/addresses.ts';
import { pageRoutes } from '../../src/site/routes.ts';
import { askLighthouse, hasLighthouse } from './paint/lighthouse.ts';
import { type Load, loadPage } from './paint/load-page.ts';
import { type Motion, measureMotion } from './paint/motion.ts';
import { measureNextPage } from './paint/next-page.ts';
import { type Origins, withOrigins } from './paint/origins.ts';
import { phoneInWords } from './paint/phone.ts';
import { pictureFrames } from './paint/picture-frames.ts';
import {
  faultsOf,
  lighthouseReport,
  looksLate,
  motionReport,
  nextPageReport,
  tableHead,
  tableRow,
} from './paint/report.ts';

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
 * How many times as often a page is loaded that looks late, as long as that may be chance: single loads
 * scatter by 100 ms, and of 5 every third page looks 40 ms late that is not.
 */
const closerLooks = [1, 2, 4, 12];
if (pages.length === 0) {
  console.error('No page is called so. Pages go by their key: --pages landing,forCompanies');
  process.exit(1);
}

// As visitors have it, who do not open a new window for each page: that makes it load two hidden pages
// for its address bar. What else the tests switch off makes pages come sooner or later.
const browserAsItIs = ['--no-sandbox', '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup'];

await withBuiltSite(
  (browser, site) => withOrigins(site, (origins) => bench(browser, site, origins)),
  browserAsItIs,
);

async function bench(browser: Browser, site: string, origins: Origins): Promise<void> {
  console.log(
    `${origins.protocol}; ${phoneInWords}; medians of ${values.loads}, of up to ${Math.max(...closerLooks) * Number(values.loads)} where a page looks late.\n\n${tableHead}`,
  );
  const faults: string[] = [];
  const all: Record<'floor' | 'served', Load[]> = { floor: [], served: [] };
  for (const { key, locale, path } of pages) {
    const address = localePath(locale, path);
    const name = `${key}, ${locale}`;
    const loads: Record<'floor' | 'served', Load[]> = { floor: [], served: [] };
    let found: string[] = [];
    for (const look of closerLooks) {
      for (let round = loads.floor.length; round < look * Number(values.loads); round += 1) {
        const turns = (['floor', 'served'] as const).toSorted(() => (round % 2 ? -1 : 1));
        for (const turn of turns)
          loads[turn].push(await loadPage(browser, origins[turn] + address));
      }
      found = faultsOf(name, loads.floor, loads.served);
      if (found.length > 0 || !looksLate(loads.floor, loads.served)) break;
    }
    console.log(tableRow(name, loads.floor, loads.served));
    faults.push(...found);
    all.floor.push(...loads.floor);
    all.served.push(...loads.served);
  }
  const [first] = pages;
  if (values.picture && first) {
    const address = origins.served + localePath(first.locale, first.path);
    await pictureFrames(browser, address, values.picture);
  }
  console.log(tableRow('all loads', all.floor, all.served));
  faults.push(...faultsOf('all loads', all.floor, all.served));
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
      const asked = askLighthouse(site + localePath(locale, path));
      const { sentence, faults: found } = lighthouseReport(`${key}, ${locale}`, asked);
      console.log(sentence);
      faults.push(...found);
    }
  }
  console.log(faults.length > 0 ? `\n${faults.join('\n')}` : '\nNo page is late, and none moves.');
  if (faults.length > 0) process.exitCode = 1;
}
