// Asks a second engine than axe, with other rules, what stands in somebody's way: on every page, and
// in every state that an address fixes. In German, whose words axe is asked about least.
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { localePath } from '../src/site/addresses.ts';
import { pageRoutes } from '../src/site/routes.ts';
import { pageStates } from '../tests/e2e/page-states.ts';
import { withBuiltSite } from './built-site.ts';

const engine = createRequire(import.meta.url).resolve('accessibility-checker-engine/ace.js');
const locale = 'de';
const addresses = [
  ...pageRoutes.map(([, { path }]) => localePath(locale, path)),
  ...pageStates.filter((state) => state.locale === locale).map(({ address }) => address),
];

interface Finding {
  ruleId: string;
  message: string;
  snippet: string;
  value: [kind: string, outcome: string];
}

let faults = 0;
await withBuiltSite(async (browser, origin) => {
  const page = await browser.newPage({ bypassCSP: true, reducedMotion: 'reduce' });
  for (const address of addresses) {
    await page.goto(origin + address);
    await wakeIslands(page);
    await page.addScriptTag({ path: engine });
    const findings: Finding[] = await page.evaluate(
      'new ace.Checker().check(document, ["WCAG_2_2"]).then(({ results }) => results)',
    );
    if (findings.length === 0) throw new Error(`The engine has looked at nothing on ${address}.`);
    const found = findings.filter(({ value }) => value.join() === 'VIOLATION,FAIL');
    faults += found.length;
    if (found.length > 0) console.error(address);
    for (const { ruleId, message, snippet } of found) {
      console.error(`  ${ruleId}: ${message}\n    ${snippet}`);
    }
  }
});
console.log(`${addresses.length} pages and states, ${faults} faults`);
process.exit(faults > 0 ? 1 : 0);

async function wakeIslands(page: Page): Promise<void> {
  for (const island of await page.locator('[data-island][data-when="visible"]').all()) {
    await island.scrollIntoViewIfNeeded();
    await page.waitForFunction(
      (element) => element?.hasAttribute('data-awake'),
      await island.elementHandle(),
    );
  }
}
