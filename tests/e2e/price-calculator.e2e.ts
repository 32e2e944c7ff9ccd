import { expect, type Page } from '@playwright/test';
import fc from 'fast-check';
import { formatMoney } from '../../src/i18n/format.ts';
import { hasSharedSign } from '../../src/site/price-line.ts';
import { isFullMatrix } from '../../src/testing/test-matrix.ts';
import { content } from './content.ts';
import { test } from './idle-page.ts';
import { saying, words } from './words.ts';

const result =
  '/en/pricecalculator?product=pro&addons[]=prioritysupport&extrawikis=2&extrastorage=10&country=DK';
const invalid = '/en/pricecalculator?product=pro&country=invalid';
const faulty = '/en/pricecalculator?product=pro&country=DE&extrawikis=-1&extrastorage=lots';

const button = (page: Page) =>
  page
    .getByRole('button', { name: saying('price-calculator.form.send') })
    .or(page.getByRole('button', { name: saying('price-calculator.form.calculate') }));
const send = (page: Page) => button(page).click();
const wayToPay = (page: Page, name: string) =>
  page.locator('label').filter({ has: page.getByRole('radio', { name, exact: true }) });
const summary = (page: Page) =>
  page.getByRole('region', { name: words('price-calculator.priceSummary.title') });
const country = (page: Page) => page.getByLabel(words('price-calculator.form.country.label'));

/** The amounts in a row of the receipt: a month and a year. */
async function receiptRow(page: Page, name: string): Promise<string[]> {
  const row = page.getByRole('row', { name: new RegExp(`^${name}`) });
  return row.getByRole('cell').allInnerTexts();
}

/** The month that is advertised for the year of a plan, which is no twelfth of it. */
function advertisedFor(year: number): number | undefined {
  const plan = content.plans.personal.find(
    ({ monthlyCents }) => 10 * monthlyCents.USD + 9 === Math.round(100 * year),
  );
  return plan && plan.annualPerMonthCents / 100;
}

/** What the same server tells programs that a selection costs. */
async function pricesOf(page: Page, query: string) {
  const headers = { accept: 'application/json' };
  return (await page.request.get(`/en/pricecalculator?${query}`, { headers })).json();
}

/** The same, written as the page writes it. */
async function priced(page: Page, query: string) {
  const { currency, price_after_tax, annual_price_after_tax } = await pricesOf(page, query);
  const written = (amount: number) =>
    formatMoney(
      'en',
      { cents: Math.round(amount * 100), currency },
      { hasCode: hasSharedSign(currency) },
    );
  return {
    month: written(price_after_tax),
    year: written(annual_price_after_tax),
    monthOfYear: written(advertisedFor(annual_price_after_tax) ?? annual_price_after_tax / 12),
  };
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the form leads to a price, and from the price on to another', async ({ page }) => {
    await page.goto('/en/pricecalculator');
    await page.getByRole('radio', { name: 'Pro' }).check();
    await page.getByRole('checkbox', { name: words('add-ons.prioritysupport.name') }).check();
    await page.getByLabel(words('price-calculator.form.extrawikis.label')).fill('2');
    await page.getByLabel(words('price-calculator.form.extrastorage.label')).fill('10');
    await country(page).selectOption('Denmark');
    await send(page);
    const choices = 'product=pro&addons[]=prioritysupport&extrawikis=2&extrastorage=10';
    const inDenmark = await priced(page, `${choices}&country=DK`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      `Pro, Denmark ${inDenmark.year} a year`,
    );
    const other = page.locator('#estimate p').filter({ hasText: inDenmark.month });
    await expect(other).toBeVisible();
    expect(await receiptRow(page, words('price-calculator.receipt.gross'))).toEqual([
      inDenmark.month,
      inDenmark.year,
    ]);

    await expect(
      page.getByRole('checkbox', { name: words('add-ons.prioritysupport.name') }),
    ).toBeChecked();
    await country(page).selectOption('Germany');
    await send(page);
    const inGermany = await priced(page, `${choices}&country=DE`);
    expect(await receiptRow(page, words('price-calculator.receipt.gross'))).toEqual([
      inGermany.month,
      inGermany.year,
    ]);
  });

  test('a form without a country is refused, and going back keeps the rest', async ({ page }) => {
    await page.goto('/de/pricecalculator');
    await page.getByRole('radio', { name: 'Quantum' }).check();
    await page.locator('#extrawikis').fill('3');
    await page.locator('[form=choices]').click();
    expect(new URL(page.url()).pathname).toBe('/de/pricecalculator');
    await page.locator('[data-behaviour=go-back]').click();
    await expect(page.getByRole('radio', { name: 'Quantum' })).toBeChecked();
    await expect(page.locator('#extrawikis')).toHaveValue('3');
    await expect(page.locator('#country')).toHaveValue('invalid');
  });

  test('an example is a click away', async ({ page }) => {
    await page.goto('/en/pricecalculator');
    const example = page
      .getByRole('listitem')
      .filter({ hasText: words('price-calculator.examples.team') });
    const [price] = (await example.textContent())?.match(/\$[\d.]+\s[A-Z]{3}/) ?? [];
    await example.getByRole('link').click();
    expect((await receiptRow(page, words('price-calculator.receipt.gross')))[1]).toBe(price);
  });
});

/** Ids of the plans that contain Priority Support. */
const inPlans: readonly string[] =
  content.addons.addons.find(({ id }) => id === 'prioritysupport')?.includedIn ?? [];

test('the summary has the same total as the server, to the cent', async ({ page }) => {
  test.slow();
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  await page.goto('/en/pricecalculator');
  const codes = await country(page)
    .locator('option')
    .evaluateAll((options) =>
      options.slice(1).map((option) => (option as HTMLOptionElement).value),
    );
  const baskets = fc.record({
    plan: fc.constantFrom('Basics', 'Pro', 'Quantum', 'Ultra'),
    backups: fc.boolean(),
    priority: fc.boolean(),
    wikis: fc.constantFrom('0', '', '1', '7', '10000'),
    storage: fc.constantFrom('0', '3', '10', '333', '999999'),
    country: fc.constantFrom(...codes),
  });
  // The same selections every time, so that a failure can be repeated.
  for (const choices of fc.sample(baskets, { seed: 2026, numRuns: isFullMatrix ? 24 : 3 })) {
    await page.getByRole('radio', { name: choices.plan }).check();
    await page
      .getByRole('checkbox', { name: words('add-ons.backupsplus.name') })
      .setChecked(choices.backups);
    const priority = page.getByRole('checkbox', { name: words('add-ons.prioritysupport.name') });
    if (inPlans.includes(choices.plan.toLowerCase())) {
      await expect(priority).toBeDisabled();
      await expect(page.locator('label').filter({ has: priority })).toContainText(
        words('price-calculator.priceSummary.included'),
      );
    } else {
      await priority.setChecked(choices.priority);
    }
    await page.getByLabel(words('price-calculator.form.extrawikis.label')).fill(choices.wikis);
    await page.getByLabel(words('price-calculator.form.extrastorage.label')).fill(choices.storage);
    await country(page).selectOption(choices.country);
    const form = page.locator('form:has(#country)');
    const query = await form.evaluate((element: HTMLFormElement) =>
      new URLSearchParams(new FormData(element) as never).toString(),
    );
    const { month, year, monthOfYear } = await priced(page, query);
    const sum = summary(page).locator('p b');
    await expect(sum, JSON.stringify(choices)).toHaveText(year);
    await expect(summary(page)).toContainText(month);
    await expect(summary(page)).toContainText(monthOfYear);
    await wayToPay(page, words('price-calculator.form.billing.month')).click();
    await expect(sum).toHaveText(month);
    await expect(summary(page)).toContainText(year);
    await wayToPay(page, words('price-calculator.form.billing.year')).click();
    await send(page);
    await expect(page).toHaveURL(`/en/pricecalculator?${query}`);
    // Without tax the last row has another name.
    const names = (['gross', 'total'] as const).map((row) =>
      words(`price-calculator.receipt.${row}`),
    );
    await expect.poll(() => receiptRow(page, `(${names.join('|')})`)).toEqual([month, year]);
  }
  expect(problems).toEqual([]);
});

for (const hasScript of [true, false]) {
  test.describe(hasScript ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled: hasScript });

    test('every plan and add-on says its price, by the year as elsewhere or by the month', async ({
      page,
    }) => {
      await page.goto('/en/pricecalculator?product=pro&country=SE');
      const rows = page.locator('fieldset:has(#product) label');
      for (const [index, id] of ['basics', 'pro', 'quantum', 'ultra'].entries()) {
        const { year, monthOfYear } = await priced(page, `product=${id}&country=SE`);
        await expect(rows.nth(index)).toContainText(
          words('plans.values.perMonth', { price: monthOfYear }),
        );
        await expect(
          rows
            .nth(index)
            .getByText(words('price-calculator.form.billing.billedYearly', { price: year })),
        ).toBeVisible();
      }
      const basics = await pricesOf(page, 'product=basics&country=SE');
      const more = await pricesOf(page, 'product=basics&country=SE&addons=backupsplus');
      const cents = Math.round(100 * (more.price_after_tax - basics.price_after_tax));
      const addon = formatMoney('en', { cents, currency: more.currency });
      await expect(
        page.getByRole('checkbox', { name: words('add-ons.backupsplus.name') }),
      ).toHaveAccessibleName(new RegExp(RegExp.escape(`+ ${addon} ${words('add-ons.per.month')}`)));
      await wayToPay(page, words('price-calculator.form.billing.month')).click();
      await expect(
        rows
          .first()
          .getByText(words('price-calculator.form.billing.billedYearly', { price: '' }).trim()),
      ).toBeHidden();
      const { month } = await priced(page, 'product=basics&country=SE');
      await expect(
        rows.first().getByText(words('plans.values.perMonth', { price: month })),
      ).toBeVisible();
      if (!hasScript) return;
      // What the country changes, the rows follow.
      const canadian = await priced(page, 'product=basics&country=CA');
      await country(page).selectOption('Canada');
      await expect(
        rows.first().getByText(words('plans.values.perMonth', { price: canadian.month })),
      ).toBeVisible();
      await send(page);
      await expect(page).toHaveURL(/billing=month/);
      await expect(
        page.getByRole('radio', { name: words('price-calculator.form.billing.month') }),
      ).toBeChecked();
    });
  });
}

test('the summary has the link to order', async ({ page }) => {
  await page.goto('/en/pricecalculator');
  await expect(summary(page).locator('a[href="/createawiki"]')).toBeVisible();
});

test('the summary is announced once, after the last change', async ({ page }) => {
  await page.goto('/en/pricecalculator');
  const status = summary(page).getByRole('status');
  await country(page).focus();
  await country(page).selectOption('Germany');
  const first = await priced(page, 'product=basics&country=DE');
  await expect(status).toHaveText(
    words('price-calculator.priceSummary.said', {
      plan: 'Basics',
      month: first.month,
      year: first.year,
      tax: words('price-calculator.priceSummary.withTax'),
    }),
  );
  const heard: string[] = [];
  await page.exposeFunction('hear', (text: string) => heard.push(text));
  await status.evaluate((element) => {
    const hear = (window as never as { hear: (text: string | null) => void }).hear;
    new MutationObserver(() => hear(element.textContent)).observe(element, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });
  // What types into a field by its locator puts the caret first, where nobody's is.
  await page.getByLabel(words('price-calculator.form.extrawikis.label')).focus();
  await page.keyboard.type('12', { delay: 50 });
  const last = await priced(page, 'product=basics&country=DE&extrawikis=12');
  await expect(status).toContainText(words('plans.values.perMonth', { price: last.month }));
  expect(heard).toHaveLength(1);
});

test('a number that cannot be counted is marked at once and not sent', async ({ page }) => {
  await page.goto('/en/pricecalculator?product=pro&country=DE');
  await page.getByLabel(words('price-calculator.form.extrawikis.label')).fill('-1');
  await expect(page.getByText(words('form-errors.number.tooSmall', { least: 0 }))).toBeVisible();
  await expect(summary(page)).toContainText(words('price-calculator.priceSummary.unclear'));
  await send(page);
  expect(page.url()).toMatch(/\?product=pro&country=DE$/);
  const problem = page.locator('[data-error-summary]');
  await expect(problem).toBeFocused();
  await problem
    .getByRole('link', { name: words('price-calculator.form.extrawikis.label') })
    .click();
  await expect(page.getByLabel(words('price-calculator.form.extrawikis.label'))).toBeFocused();
});

test('what is wrong is at the top, has the focus, and leads to its field', async ({ page }) => {
  await page.goto(faulty);
  const problem = page.locator('[data-error-summary]');
  await expect(problem).toBeFocused();
  await problem
    .getByRole('link', { name: words('price-calculator.form.extrastorage.label') })
    .click();
  await expect(page.getByLabel(words('price-calculator.form.extrastorage.label'))).toHaveValue(
    'lots',
  );
  await expect(page.getByLabel(words('price-calculator.form.extrawikis.label'))).toHaveValue('-1');
  await expect(
    page.getByLabel(words('price-calculator.form.extrawikis.label')),
  ).toHaveAccessibleDescription(saying('form-errors.number.tooSmall', { least: 0 }));
});

for (const hasScript of [true, false]) {
  test.describe(hasScript ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled: hasScript });

    test('a way to pay that is not on offer has to be chosen anew, and nothing else', async ({
      page,
    }) => {
      await page.goto('/en/pricecalculator?product=pro&country=DE&extrawikis=3&billing=foo');
      await page.locator('[data-error-summary] a[href="#billing"]').click();
      await expect(page.locator('#billing')).toBeFocused();
      await expect(summary(page)).not.toContainText('€');
      await wayToPay(page, words('price-calculator.form.billing.month')).click();
      if (hasScript) await expect(summary(page)).toContainText('€');
      await send(page);
      await expect(page).toHaveURL(/billing=month/);
      const { month, year } = await priced(page, 'product=pro&country=DE&extrawikis=3');
      expect(await receiptRow(page, words('price-calculator.receipt.gross'))).toEqual([
        month,
        year,
      ]);
    });

    test('what the address names beyond the form is left out once the form is sent', async ({
      page,
    }) => {
      await page.goto('/en/pricecalculator?product=pro&country=DE&tax=foo');
      await expect(page.locator('[data-error-summary]')).toContainText('tax');
      await send(page);
      await expect(page.locator('#estimate')).toBeVisible();
      await page.goto('/en/pricecalculator?for=company&employees=20&product=foo');
      await expect(page.locator('[data-error-summary]')).toContainText('product');
      await page.locator('form:has(#employees) button').last().click();
      await expect(page.locator('#quote').getByRole('table')).toBeVisible();
      expect(page.url()).not.toContain('product');
    });
  });
}

test('going back is going back in history, where everything is as it was', async ({
  page,
  untilIdle,
}) => {
  await page.goto('/en/pricecalculator');
  await page.getByRole('radio', { name: 'Ultra' }).check();
  await page.getByLabel(words('price-calculator.form.extrastorage.label')).fill('64');
  await country(page).selectOption(words('price-calculator.form.country.choose'));
  await send(page);
  await expect(page.getByRole('alert')).toContainText(words('price-calculator.problem.invalid'));
  await untilIdle();
  await page.getByRole('link', { name: words('common.goBack') }).click();
  await expect(page).toHaveURL(/\/en\/pricecalculator$/);
  await expect(page.getByRole('radio', { name: 'Ultra' })).toBeChecked();
  await expect(page.getByLabel(words('price-calculator.form.extrastorage.label'))).toHaveValue(
    '64',
  );
});

test('going back leads to the form for those who came from elsewhere', async ({
  page,
  untilIdle,
}) => {
  await page.goto(invalid);
  await untilIdle();
  await page.getByRole('link', { name: words('common.goBack') }).click();
  await expect(page).toHaveURL(/\/en\/pricecalculator\?product=pro$/);
  await expect(page.getByRole('radio', { name: 'Pro' })).toBeChecked();
});

test('the link to a price is copied by keyboard, and that is said', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(result);
  const share = page.getByRole('link', { name: words('price-calculator.result.share') });
  // Its script shows it.
  await expect(share).toBeVisible();
  await share.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(words('price-calculator.result.copied'))).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain(result);
  await page.goto(copied);
  await expect(
    page.getByRole('heading', { name: words('price-calculator.receipt.title') }),
  ).toBeVisible();
});

test('printed, a price is an estimate and nothing else', async ({ page }) => {
  await page.goto(result);
  await page.emulateMedia({ media: 'print' });
  await expect(
    page.getByRole('heading', { name: words('price-calculator.receipt.title') }),
  ).toBeVisible();
  await expect(page.getByText('/pricecalculator?product=pro')).toBeVisible();
  for (const part of ['header nav', 'footer', 'form']) {
    await expect(page.locator(part).first()).toBeHidden();
  }
});

for (const viewport of [
  { width: 1280, height: 720 },
  { width: 1440, height: 900 },
]) {
  test(`the price so far is seen from the beginning to the end of the form, ${viewport.height} pixels high`, {
    tag: '@layout',
  }, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto('/en/pricecalculator');
    await expect(summary(page).locator('p b')).toBeInViewport({ ratio: 1 });
    await page
      .getByLabel(words('price-calculator.form.extrastorage.label'))
      .evaluate((last) => last.scrollIntoView({ block: 'end', behavior: 'instant' }));
    await expect(
      page.getByRole('heading', { name: words('price-calculator.priceSummary.title') }),
    ).toBeInViewport();
    await expect(summary(page)).toBeInViewport({ ratio: 0.9 });
    await expect(button(page)).toBeInViewport({ ratio: 1 });
  });
}

test('what is chosen is planted above the sum, and a result comes planted', async ({ page }) => {
  const garden = page.locator('[data-island="price-calculator"] section > svg');
  await page.goto('/en/pricecalculator');
  const drawings = [await garden.innerHTML()];
  const look = async () => drawings.push(await garden.innerHTML());
  await page.getByRole('radio', { name: 'Ultra' }).check();
  await expect.poll(() => garden.innerHTML()).not.toBe(drawings.at(-1));
  await look();
  await page.getByRole('checkbox', { name: words('add-ons.backupsplus.name') }).check();
  await expect.poll(() => garden.innerHTML()).not.toBe(drawings.at(-1));
  await look();
  await page.getByLabel(words('price-calculator.form.extrawikis.label')).fill('3');
  await expect.poll(() => garden.innerHTML()).not.toBe(drawings.at(-1));
  const planted = await garden.innerHTML();
  await page.goto(
    '/en/pricecalculator?product=ultra&addons[]=backupsplus&extrawikis=3&extrastorage=0&country=DE',
  );
  expect(await garden.innerHTML()).toBe(planted);
});
