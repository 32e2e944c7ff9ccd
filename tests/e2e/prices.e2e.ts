import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import { taxOn } from '../../src/domain/money.ts';
import { forgetPricesField } from '../../src/domain/price-choice.ts';
import { formatMoney } from '../../src/i18n/format.ts';
import { routes } from '../../src/site/routes.ts';
import { isFullMatrix, pickInTurn } from '../../src/testing/test-matrix.ts';
import { content } from './content.ts';
import { test } from './idle-page.ts';
import { layoutShifts, watchLayout } from './layout-shifts.ts';
import { words } from './words.ts';

/** Places with VAT, with a sales tax, with a currency of their own, and the rest of the world. */
const basics = Object.fromEntries(
  ['DE', 'TX', 'CA', 'GB', 'SE', 'other'].map((code) => [code, basicsIn(code)]),
) as Record<'DE' | 'TX' | 'CA' | 'GB' | 'SE' | 'other', string>;

const walked = ['landing', 'forCompanies', 'dedicated', 'compare'] as const;

/** The month of Basics paid by the month, as /plans says it. */
function basicsIn(code: string, ownRate?: number, locale = 'en'): string {
  const place = content.countries.countries.find((each) => each.code === code);
  const rate = ownRate ?? place?.rates.find(({ validFrom }) => !validFrom)?.basisPoints ?? 0;
  const currency = place?.currency ?? 'USD';
  const net = content.plans.personal[0]?.monthlyCents[currency] ?? 0;
  const cents = net + taxOn(net, rate);
  return formatMoney(locale, { cents, currency }, { hasCode: currency === 'CAD' });
}

/** Chooses on the page that is open, as a visitor does. */
async function choose(page: Page, country: string): Promise<void> {
  const form = await fillIn(page, country);
  await show(page, form);
}

async function fillIn(page: Page, country: string): Promise<Locator> {
  await page.locator('main [popovertarget=prices]').first().click();
  const form = page.locator('#prices');
  await form.getByRole('combobox').selectOption(country);
  return form;
}

async function show(page: Page, form: Locator): Promise<void> {
  await form.getByRole('button', { name: words('prices.form.show') }).click();
  await expect(page.getByText(words('prices.line.list')).first()).toBeHidden();
}

async function cookieOf(context: BrowserContext): Promise<string | undefined> {
  return (await context.cookies()).find(({ name }) => name === 'prices')?.value;
}

for (const hasScript of [true, false]) {
  test.describe(hasScript ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled: hasScript });

    // One with VAT, one with a sales tax, one with a currency of its own: the others are like one of
    // them. Without script the server alone does it, in one way for all.
    const countries = Object.entries(basics).slice(0, hasScript ? 3 : 2);
    for (const [place, [country, month]] of (isFullMatrix
      ? Object.entries(basics)
      : countries
    ).entries()) {
      // The first goes through all of them; what others pay there is tried without a browser.
      const pages = place === 0 ? walked : pickInTurn(walked, place);
      test(`a choice of ${country} holds on other pages`, async ({ page, context, untilIdle }) => {
        await watchLayout(page);
        await page.goto('/plans');
        await choose(page, country);
        await expect(
          page.getByText(words('plans.price.orMonthly', { price: month })),
        ).toBeVisible();
        expect(await cookieOf(context)).toBe(`${country}.incl`);
        for (const key of pages) {
          await page.goto(routes[key].path);
          await expect(page.getByText(words('prices.line.list'))).toHaveCount(0);
          if (!hasScript) continue;
          await untilIdle();
          expect(await layoutShifts(page), key).toEqual([]);
        }
        await page.goto(routes.priceCalculator.path);
        await expect(page.locator('#country')).toHaveValue(country);
      });
    }

    test('a choice survives a change of language, and can be forgotten', async ({
      page,
      context,
    }) => {
      await page.goto('/en/plans');
      const form = await fillIn(page, 'DE');
      await form.getByRole('checkbox', { name: words('prices.form.excl') }).check();
      // With script a field comes above the button, which would be missed while it moves.
      if (hasScript) await expect(form.locator('#prices-vat')).toBeVisible();
      await show(page, form);
      await expect(
        page.getByText(words('plans.price.orMonthly', { price: basicsIn('DE', 0) })),
      ).toBeVisible();
      await page.goto('/de/plans');
      await expect(
        page.getByText(basicsIn('DE', 0, 'de')).filter({ visible: true }),
      ).not.toHaveCount(0);
      await page.locator('main [popovertarget=prices]').first().click();
      await page.locator(`#prices [name="${forgetPricesField}"]`).click();
      await expect(
        page.getByText(basicsIn('other', 0, 'de')).filter({ visible: true }),
      ).not.toHaveCount(0);
      expect(await cookieOf(context)).toBeUndefined();
    });
  });
}

test('an address shows prices for somebody else and keeps nothing', async ({ page, context }) => {
  await page.goto('/en/plans?country=SE&tax=incl');
  await expect(page.getByText(words('plans.price.orMonthly', { price: basics.SE }))).toBeVisible();
  expect(await cookieOf(context)).toBeUndefined();
  await choose(page, 'CA');
  await expect(page).toHaveURL(/\/en\/plans$/);
  await expect(page.getByText(words('plans.price.orMonthly', { price: basics.CA }))).toBeVisible();
});

test('the visitor stays where the choice was made', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/en/vps');
  await choose(page, 'DE');
  const line = page
    .locator('main')
    .getByText(/^Germany: /)
    .first();
  await expect(line).toBeInViewport();
});

/** Lets the server believe that the visitor is elsewhere. */
async function comeFrom(page: Page, headers: Readonly<Record<string, string>>): Promise<void> {
  await page.route('**/location', (route) =>
    route.continue({
      headers: { ...route.request().headers(), 'x-forwarded-for': '192.0.2.1', ...headers },
    }),
  );
}

for (const [where, headers, offer, shown] of [
  [
    'Germany',
    { 'cf-ipcountry': 'DE' },
    words('prices.offer.vat', { place: 'Germany', price: basics.DE }),
    words('plans.price.orMonthly', { price: basics.DE }),
  ],
  [
    'Texas',
    { 'cf-ipcountry': 'US', 'cf-region-code': 'TX' },
    basics.TX,
    words('plans.price.orMonthly', { price: basics.TX }),
  ],
  [
    'Canada',
    { 'cf-ipcountry': 'CA' },
    words('prices.offer.none', { place: 'Canada', price: basics.CA }),
    words('plans.price.orMonthly', { price: basics.CA }),
  ],
] as const) {
  test(`a visitor in ${where} is offered its prices in one click`, async ({ page, context }) => {
    await watchLayout(page);
    await comeFrom(page, headers);
    await page.goto('/en/plans');
    const button = page.locator('main').getByRole('button', { name: offer }).first();
    await expect(button).toBeVisible();
    expect(await layoutShifts(page)).toEqual([]);
    // Nothing has changed by itself.
    await expect(
      page.getByText(words('plans.price.orMonthly', { price: basics.other })),
    ).toBeVisible();
    expect(await cookieOf(context)).toBeUndefined();
    await button.click();
    await expect(page.getByText(shown)).toBeVisible();
    expect(await cookieOf(context)).toMatch(/^..\.incl$/);
    await expect(button).toHaveCount(0);
  });
}

test('a VAT number is checked beside prices before tax, and stays in the browser', async ({
  page,
  context,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url() + (request.postData() ?? '')));
  await page.goto('/en/compare');
  const change = page.locator('footer [popovertarget=prices]').first();
  await change.click();
  const form = page.locator('#prices');
  const field = form.getByRole('textbox', { name: words('vat-number.label') });
  await form.getByRole('combobox').selectOption('DE');
  await expect(field).toHaveCount(0);
  await form.getByRole('checkbox', { name: words('prices.form.excl') }).check();
  await expect(field).toBeVisible();
  await field.fill('DE136695977');
  await field.blur();
  await expect(form.getByRole('status')).toContainText(words('vat-number.mistyped'));
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await field.fill('DE 136 695 976');
  await expect(form.getByRole('status')).toContainText(words('vat-number.right'));
  await expect(form.getByRole('status')).toContainText(words('vat-number.reverseCharge'));
  await expect(field).not.toHaveAttribute('aria-invalid');
  await form.getByRole('combobox').selectOption('AT');
  await expect(form.getByRole('status')).toContainText(words('vat-number.otherCountry'));
  await form.getByRole('combobox').selectOption('US');
  await expect(field).toBeHidden();
  await form.getByRole('combobox').selectOption('DE');
  await field.fill('DE000000000');
  await field.press('Enter');
  await expect(form.getByRole('status')).toContainText(words('vat-number.zeros'));
  await expect(field).toBeFocused();
  expect(await cookieOf(context)).toBeUndefined();
  await field.fill('DE 136 695 976');
  await form.getByRole('checkbox', { name: words('prices.form.excl') }).uncheck();
  await expect(field).toBeHidden();
  await form.getByRole('checkbox', { name: words('prices.form.excl') }).check();
  await field.press('Enter');
  await expect(
    page
      .getByText(/^Germany: /)
      .filter({ hasText: words('prices.tax.before') })
      .first(),
  ).toBeVisible();
  expect(sent.filter((each) => /136\D*695/.test(each))).toEqual([]);
  expect(await cookieOf(context)).toBe('DE.excl');
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, document.cookie]));
  expect(kept).not.toContain('695');
});

test('what has the focus stays as it is when an offer comes', async ({ page, untilIdle }) => {
  const { promise: isFocused, resolve: focused } = Promise.withResolvers<void>();
  await page.route('**/location', async (route) => {
    await isFocused;
    await route.fulfill({
      json: { country_code: 'CA', country_name: 'Canada', region_code: null, in_eu: false },
    });
  });
  const price = page.waitForResponse(/pricecalculator\?product=/);
  await page.goto('/en/plans');
  const opener = page.locator('main [data-offer]').first();
  const said = (await opener.textContent()) ?? '';
  await opener.focus();
  focused();
  await price;
  await untilIdle();
  await expect(opener).toHaveText(said);
  await opener.press('Enter');
  await expect(page.locator('#prices')).toBeVisible();
});

test('nothing is offered where prices would stay as they are', async ({ page, untilIdle }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.route('**/location', (route) =>
    route.fulfill({
      json: { country_code: 'JP', country_name: 'Japan', region_code: null, in_eu: false },
    }),
  );
  await page.goto('/en/plans');
  await expect(page.locator('[data-country]')).toHaveText('Japan');
  await untilIdle();
  await expect(page.locator('main').getByRole('button', { name: 'Japan' })).toHaveCount(0);
  expect(asked.filter((url) => url.includes('pricecalculator?'))).toEqual([]);
});
