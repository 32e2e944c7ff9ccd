import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { bodyOf, fullPages } from './built-site.ts';
import { delayRequests } from './delay-requests.ts';
import { saying, words } from './words.ts';

const { stranger } = JSON.parse(readFileSync('locales/en/editable-page.json', 'utf8'));

/** French parts thousands, units and amounts with a space of its own: the most there is to differ in. */
const pagesWithIslands = fullPages.filter(
  ({ locale, record }) => locale === 'fr' && bodyOf(record).includes('data-island='),
);

/** Makes the browser space numbers differently from the server, as an older or newer one would. */
async function spaceNumbersDifferently(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { formatToParts } = Intl.NumberFormat.prototype;
    Intl.NumberFormat.prototype.formatToParts = function (value = 0) {
      const parts = formatToParts.call(this, value);
      return parts.map((part) => ({ ...part, value: part.value.replaceAll(/\s/g, '\u2009') }));
    };
    Object.defineProperty(Intl.NumberFormat.prototype, 'format', {
      get(this: Intl.NumberFormat) {
        return (value: number) =>
          this.formatToParts(value)
            .map((part) => part.value)
            .join('');
      },
    });
  });
}

test('there are pages with islands', () => {
  expect(pagesWithIslands.length).toBeGreaterThanOrEqual(6);
});

for (const { key, address } of pagesWithIslands) {
  test(`the islands of ${key} take over the server's HTML, however numbers are spaced`, async ({
    page,
  }) => {
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(String(error)));
    await spaceNumbersDifferently(page);
    await page.goto(address, { waitUntil: 'load' });
    for (const island of await page.locator('[data-island]').all()) {
      const served = await island.locator('> *').first().elementHandle();
      // Repeated, because the script that handles it may still be loading.
      const isTakenOver = async () => {
        await island.dispatchEvent('pointerover');
        return island.evaluate((element) =>
          Object.keys(element.firstElementChild ?? {}).some((name) => name.startsWith('__react')),
        );
      };
      await expect.poll(isTakenOver).toBe(true);
      // After a failed hydration React creates new elements, and typed values would be lost.
      expect(await served?.evaluate((element) => element.isConnected)).toBe(true);
    }
    expect(problems).toEqual([]);
  });
}

/** What a visitor may have done before an island's script comes, and what its answer must then say. */
const doneSoFar = [
  {
    island: 'extension-list',
    path: '/en/extensions',
    act: (page) => page.getByRole('searchbox').fill('no such extension'),
    answer: (page) => page.getByRole('main'),
    says: words('extensions-listing.nothing'),
  },
  {
    island: 'price-calculator',
    path: '/en/pricecalculator',
    act: (page) => page.getByLabel(words('price-calculator.form.extrawikis.label')).fill('3'),
    answer: (page) =>
      page.getByRole('region', { name: words('price-calculator.priceSummary.title') }),
    says: '× 3',
  },
  {
    island: 'privacy-level',
    path: '/en/privacy',
    act: (page) =>
      page
        .getByRole('radio', { name: words('privacy.calculator.users') })
        .first()
        .check(),
    answer: (page) => page.getByRole('main').getByRole('status'),
    says: words('privacy.levels.private-d.name'),
  },
  {
    island: 'plan-finder',
    path: '/en/help-me-choose',
    act: async (page) => {
      await page.getByLabel(words('help-me-choose.form.wikis')).fill('3');
      await page.getByLabel(words('help-me-choose.needs.sshAccess')).check();
    },
    answer: (page) => page.getByRole('main').getByRole('status'),
    says: words('help-me-choose.result.contact'),
  },
  {
    island: 'name-wiki',
    path: '/en/createawiki',
    act: (page) => page.getByLabel(words('name-wiki.name')).fill('Ferns'),
    answer: (page) => page.getByRole('img', { name: saying('name-wiki.picture') }).first(),
    says: `${words('name-wiki.wiki.welcome')} Ferns`,
  },
  {
    island: 'editable-page',
    path: '/en/what-is-wiki-hosting',
    act: (page) => page.getByRole('radio', { name: stranger.by }).check(),
    answer: (page) => page.locator('[data-shown]'),
    says: words('editable-page.watering.spam'),
  },
] satisfies SoFar[];

interface SoFar {
  island: string;
  path: string;
  act: (page: Page) => Promise<void>;
  answer: (page: Page) => Locator;
  says: string;
}

for (const { island, path, act, answer, says } of doneSoFar) {
  test(`${island} follows what was done before its script came`, async ({ page }) => {
    const letGo = await delayRequests(page, `**/${island}.island-*.js`);
    await page.goto(path);
    await act(page);
    await expect(answer(page)).not.toContainText(says);
    letGo();
    await expect(answer(page)).toContainText(says);
  });
}
