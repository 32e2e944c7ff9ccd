// Tests accessibility with a second engine, whose rules differ from axe's: every page, and every state that
// has an address, in German.
import type { Page } from '@playwright/test';
import { localePath } from '../src/site/addresses.ts';
import { pageRoutes } from '../src/site/routes.ts';
import { openDetails } from '../tests/e2e/open-details.ts';
import { pageStates } from '../tests/e2e/page-states.ts';
import { secondEngineFaults } from '../tests/e2e/second-engine.ts';
import { withBuiltSite } from './built-site.ts';

const locale = 'de';
const addresses = [
  ...pageRoutes.map(([, { path }]) => localePath(locale, path)),
  ...pageStates.filter((state) => state.locale === locale).map(({ address }) => address),
];

let count = 0;
await withBuiltSite(async (browser, origin) => {
  const page = await browser.newPage({ bypassCSP: true, reducedMotion: 'reduce' });
  for (const address of addresses) {
    await page.goto(origin + address);
    await hydrateIslands(page);
    await openDetails(page);
    const faults = await secondEngineFaults(page);
    count += faults.length;
    if (faults.length > 0) console.error([address, ...faults].join('\n  '));
  }
});
console.log(`${addresses.length} pages and states, ${count} faults`);
process.exit(count > 0 ? 1 : 0);

async function hydrateIslands(page: Page): Promise<void> {
  for (const island of await page.locator('[data-island][data-when="visible"]').all()) {
    await island.scrollIntoViewIfNeeded();
    await page.waitForFunction(
      (element) => element?.hasAttribute('data-hydrated'),
      await island.elementHandle(),
    );
  }
}
