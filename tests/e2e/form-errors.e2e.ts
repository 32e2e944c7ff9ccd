import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { formatCount } from '../../src/i18n/format.ts';
import { localeFile } from '../../src/i18n/locale-file.ts';
import { type Locale, locales } from '../../src/i18n/locales.ts';
import { localePath } from '../../src/site/addresses.ts';
import { routes } from '../../src/site/routes.ts';
import { isFullMatrix } from '../../src/testing/test-matrix.ts';

/** Forms in which something can be wrong: their address, and the field and what is typed in it. */
const faultyForms = [
  { path: '/pricecalculator', field: 'extrastorage', typed: 'abc', chosen: { country: 'DE' } },
  { path: '/pricecalculator?for=company', field: 'employees', typed: 'abc' },
  { path: '/help-me-choose', field: 'wikis', typed: 'abc' },
  { path: '/login', field: 'wikiid', typed: 'my wiki' },
  { path: '/createawiki', field: 'wiki-address', typed: 'my wiki' },
  { path: '/movehere', field: 'from' },
  { path: '/privacylaws', field: 'country' },
] as const;

/** What shows an answer in each of them. */
const answers = '#price-summary ~ dl, #quote dl, #finder ol, #estimate, #sheet';

const summary = (page: Page) => page.locator('[data-error-summary]');

/** Types into a field, or leaves it as it is, and sends its form, by keyboard alone. */
async function send(page: Page, { field, typed }: { field: string; typed?: string }) {
  const control = page.locator(`#${field}`);
  const fold = page.locator('details:not([open]) > summary', {
    has: page.locator(`xpath=following-sibling::*//*[@id="${field}"]`),
  });
  if ((await fold.count()) > 0) await fold.press('Enter');
  if (typed !== undefined) await control.fill(typed);
  const form = page.locator('form', { has: control });
  const inForm = form.locator('button:not([type=button])').last();
  const sender = (await inForm.count()) > 0 ? inForm : page.locator('[form=choices]');
  await (typed === undefined ? sender : control).press('Enter');
}

for (const hasScript of [true, false]) {
  test.describe(hasScript ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled: hasScript });

    for (const [index, form] of faultyForms.entries()) {
      const locale = locales[index % locales.length] as Locale;
      test(`${form.path}: an error is in the summary, the link leads to its field, and nothing typed is lost`, async ({
        page,
      }) => {
        const { titlePrefix } = JSON.parse(readFileSync(localeFile(locale, 'form-errors'), 'utf8'));
        await page.goto(localePath(locale, form.path));
        const ownTitle = await page.title();
        if ('chosen' in form) await page.locator('#country').selectOption(form.chosen.country);
        await send(page, form);

        await expect(summary(page)).toBeFocused();
        await expect(page).toHaveTitle(`${titlePrefix} ${ownTitle}`);
        await expect(page.locator(answers).filter({ visible: true })).toHaveCount(0);
        const link = summary(page).locator(`a[href$="#${form.field}"]`);
        const sentence = (await link.locator('span').textContent()) ?? '';
        await link.press('Enter');

        const control = page.locator(`#${form.field}`);
        await expect(control).toBeInViewport();
        await expect(control).toHaveAttribute('aria-invalid', 'true');
        const described = control.and(page.locator(`[aria-describedby~="${form.field}-error"]`));
        await expect(described).toHaveCount(1);
        await expect(page.locator(`#${form.field}-error`)).toHaveText(sentence);
        await page.keyboard.press('Shift');
        await expect(control).toBeFocused();
        if ('typed' in form) await expect(control).toHaveValue(form.typed);
      });
    }

    // Browser and server read numbers alike, so the languages take turns.
    const readHere = locales.filter((_, place) => isFullMatrix || (place % 2 === 0) === hasScript);
    for (const locale of readHere) {
      test(`a thousand is read in ${locale} as it is written there`, async ({ page }) => {
        const written = formatCount(locale, 12_345);
        for (const [field, path] of [
          ['extrastorage', '/pricecalculator?country=DE'],
          ['employees', '/pricecalculator?for=company'],
          ['storage', '/help-me-choose'],
        ] as const) {
          await page.goto(localePath(locale, path));
          await send(page, { field, typed: written });
          await expect(page).toHaveURL(new RegExp(`[?&]${field}=`));
          await expect(summary(page)).toHaveCount(0);
          await expect(page.locator(`#${field}`)).not.toHaveAttribute('aria-invalid', 'true');
        }
        await page.goto(localePath(locale, '/pricecalculator?country=DE&product=pro'));
        await send(page, { field: 'extrastorage', typed: written });
        await expect(page).toHaveURL(/extrastorage=12/);
        await expect(page.locator('#estimate')).toContainText(written);
      });
    }
  });
}

/** Addresses that name something that is not on offer, and a field of the form that answers in place. */
const notOffered: { path: string; field: string; typed?: string }[] = [
  { path: '/help-me-choose?sso=magic', field: '[name="wikis"]', typed: '3' },
  { path: '/createawiki?colour=red', field: '[name="name"]', typed: 'Moss' },
  { path: '/extensions?category=soup', field: '[name="search"]', typed: 'cite' },
  { path: '/privacy?read=nobody', field: '[name="create"][value="approval"]' },
];

for (const { path, field, typed } of notOffered) {
  test(`${path}: an invalid parameter is reported until the form answers in place`, async ({
    page,
  }) => {
    await page.goto(`/en${path.replace(/\?.*/, '')}`);
    const ownTitle = await page.title();
    const refused = await page.goto(`/en${path}`);
    expect(refused?.status()).toBe(400);
    await expect(summary(page)).toBeFocused();
    const control = page.locator(field);
    // A script that has only come takes nothing away.
    await control.focus();
    const island = page.locator('[data-island]', { has: control });
    await expect(island).toHaveAttribute('data-hydrated', '');
    await expect(summary(page)).toHaveCount(1);
    await (typed === undefined ? control.check() : control.fill(typed));
    await expect(summary(page)).toHaveCount(0);
    await expect(page).toHaveTitle(ownTitle);
    await expect(page).not.toHaveURL(/magic|red|soup|nobody/);
  });
}

/** Pages with their forms in all states that a link can show. */
const addresses = Object.values(routes)
  .filter((route) => route.kind === 'page')
  .map(({ path }) => path);

test('every form that can have errors is tested', async ({ page }) => {
  const found = new Set<string>();
  for (const path of [...addresses, ...faultyForms.map((form) => form.path)]) {
    const answer = await page.request.get(localePath('en', path));
    const fields = await page.evaluate(
      (html) => {
        const able =
          'form:not([method=post]) :is([inputmode=numeric], [required], [pattern], [aria-describedby])';
        const all = new DOMParser().parseFromString(html, 'text/html').querySelectorAll(able);
        return [...all].map((field) => field.id || (field as HTMLInputElement).name);
      },
      await answer.text(),
    );
    for (const field of fields) found.add(`${path.replace(/\?.*/, '')} ${field}`);
  }
  const known = new Set(faultyForms.map(({ path }) => path.replace(/\?.*/, '')));
  const missing = [...found].filter((one) => !known.has(one.split(' ')[0] as '/login'));
  expect(missing).toEqual([]);
});
