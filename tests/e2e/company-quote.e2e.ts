import { expect, type Page, test } from '@playwright/test';
import { saying, words } from './words.ts';

const tab = '/en/pricecalculator?for=company';
const quote = `${tab}&employees=20&wikis=4&addons[]=backupsplus&country=DE&tax=incl`;
const sheet = (page: Page) => page.locator('#quote');

/** The amounts in a row of the quote: a month and a year. */
async function row(page: Page, name: string): Promise<string[]> {
  return sheet(page)
    .getByRole('row', { name: new RegExp(`^${name}`) })
    .getByRole('cell')
    .allInnerTexts();
}

/** The sum that programs are told for the address that the page has now. */
async function told(page: Page) {
  const answer = await page.request.get(page.url(), { headers: { accept: 'application/json' } });
  return answer.json();
}

for (const hasScript of [true, false]) {
  test.describe(hasScript ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled: hasScript });

    test('a company gets the cheapest plan that fits, line by line', async ({ page }) => {
      await page.goto('/en/pricecalculator');
      await page
        .getByRole('main')
        .getByRole('link', { name: saying('plans.table.business') })
        .click();
      await expect(sheet(page)).toContainText(words('company-quote.outcome.open.text'));
      await page.getByLabel(words('company-quote.form.employees.label')).fill('20');
      await page.getByLabel(words('company-quote.form.wikis.label')).fill('4');
      await page.getByLabel(words('price-calculator.form.country.label')).selectOption('Germany');
      await page.getByRole('button', { name: words('company-quote.form.send') }).click();
      await expect(sheet(page)).toContainText(/Business Foundation\b.*16\b.*25\b/);
      const body = await told(page);
      expect(body).toMatchObject({ plan_name: 'Business Foundation', tax_rate: 19 });
      expect(
        (await row(page, words('price-calculator.receipt.gross'))).map((text) =>
          Number(text.replace(/[$,]/g, '')),
        ),
      ).toEqual([body.price_after_tax, body.annual_price_after_tax]);
      await expect(sheet(page)).toContainText(body.estimate_number);
      await page.getByRole('radio', { name: words('company-quote.sso.basic') }).check();
      await page.getByRole('button', { name: words('company-quote.form.send') }).click();
      await expect(sheet(page)).toContainText(/Business Quantum\b.*16\b.*25\b/);
    });

    test('a field that cannot be read is marked, and nothing is lost', async ({ page }) => {
      await page.goto(tab);
      await page.getByLabel(words('company-quote.form.employees.label')).fill('0');
      await page.getByLabel(words('company-quote.form.wikis.label')).fill('7');
      await page.getByRole('button', { name: words('company-quote.form.send') }).click();
      await expect(
        page.getByLabel(words('company-quote.form.employees.label')),
      ).toHaveAccessibleDescription(saying('form-errors.number.tooSmall', { least: 1 }));
      await expect(page.getByLabel(words('company-quote.form.wikis.label'))).toHaveValue('7');
      await expect(page.locator('[data-error-summary]')).toBeFocused();
      await expect(sheet(page).getByRole('table')).toHaveCount(0);
    });

    test('companies that are too small or too large get a link to what fits them', async ({
      page,
    }) => {
      await page.goto(`${tab}&employees=3`);
      await expect(
        sheet(page).getByRole('link', { name: words('company-quote.outcome.personal.link') }),
      ).toHaveAttribute('href', '/pricecalculator');
      await page.goto(`${tab}&employees=300`);
      await expect(
        sheet(page).getByRole('link', {
          name: words('company-quote.outcome.ask', { plan: '' }).trim(),
        }),
      ).toBeVisible();
    });
  });
}

test('whom the quote is for stays in the page', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await page.goto(quote);
  await page
    .getByLabel(words('company-quote.buyer.company'), { exact: true })
    .fill('Umbrella Works');
  await page.getByLabel(words('company-quote.buyer.address'), { exact: true }).fill('Garden Lane');
  await page.getByLabel(words('company-quote.buyer.note'), { exact: true }).fill('Cost centre');
  await page.locator('#vat').fill('DE136695976');
  await page.getByLabel(words('company-quote.form.wikis.label')).fill('5');
  await page.getByRole('button', { name: words('company-quote.form.send') }).click();
  await expect(page).toHaveURL(/wikis=5/);
  await expect(page.locator('#vat')).toHaveAccessibleDescription(saying('vat-number.right'));
  await expect(page.getByLabel(words('company-quote.buyer.company'), { exact: true })).toHaveValue(
    'Umbrella Works',
  );
  await expect(sheet(page)).toContainText(`${words('vat-number.label')}: DE136695976`);
  const typed = /Umbrella|Garden|Cost|136695976/;
  expect(sent.filter((request) => typed.test(request))).toEqual([]);
  await page.locator('#vat').fill('DE136695977');
  await expect(page.locator('#vat')).toHaveAccessibleDescription(saying('vat-number.mistyped'));
});

/**
 * Holds scripts back until they are let come.
 *
 * @param scripts a pattern of their addresses
 * @returns what lets them come
 */
async function delayRequests(page: Page, scripts: string): Promise<() => void> {
  let letCome = () => {};
  const wanted = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  await page.route(scripts, async (route) => {
    await wanted;
    await route.continue();
  });
  return letCome;
}

test('a form sent while its script is on the way waits for it', async ({ page }) => {
  // On a slow machine, what comes after the press may take longer than a form waits.
  await page.addInitScript(() => {
    const { setTimeout } = window;
    window.setTimeout = ((run: TimerHandler, ms = 0) =>
      setTimeout(run, ms > 1000 ? ms * 20 : ms)) as typeof setTimeout;
  });
  const letScriptsCome = await delayRequests(page, '**/static/js/*.chunk.js');
  await page.goto(quote);
  const script = page.waitForRequest(/hydrate-island/);
  await page
    .getByLabel(words('company-quote.buyer.company'), { exact: true })
    .fill('Umbrella Works');
  await page.locator('#vat').fill('DE136695976');
  await page.getByLabel(words('company-quote.form.wikis.label')).fill('5');
  await script;
  await page.getByRole('button', { name: words('company-quote.form.send') }).click();
  letScriptsCome();
  await expect(page).toHaveURL(/wikis=5/);
  await expect(sheet(page)).toBeFocused();
  await expect(page.getByLabel(words('company-quote.buyer.company'), { exact: true })).toHaveValue(
    'Umbrella Works',
  );
  await expect(page.locator('#vat')).toHaveAccessibleDescription(saying('vat-number.right'));
});

test('a second press while the script loads submits the form at once', async ({ page }) => {
  await delayRequests(page, '**/static/js/*.chunk.js');
  await page.goto(quote);
  const script = page.waitForRequest(/hydrate-island/);
  await page.getByLabel(words('company-quote.form.wikis.label')).fill('5');
  await script;
  await page.getByRole('button', { name: words('company-quote.form.send') }).click();
  await expect(page).not.toHaveURL(/wikis=5/);
  await page.getByRole('button', { name: words('company-quote.form.send') }).click();
  await expect(page).toHaveURL(/wikis=5/);
});

test('a VAT number typed before the script came is checked once it is there', async ({ page }) => {
  const letScriptsCome = await delayRequests(page, '**/static/js/**');
  await page.goto(quote, { waitUntil: 'commit' });
  await page.locator('#vat').fill('DE136695977');
  await page.getByLabel(words('company-quote.form.wikis.label')).fill('5');
  letScriptsCome();
  // Whether it is hydrated or not, the finger is still over it.
  await page.getByLabel(words('company-quote.form.wikis.label')).hover();
  await expect(page.locator('#vat')).toHaveAccessibleDescription(saying('vat-number.mistyped'));
});

test('before tax, the reverse charge is said', async ({ page }) => {
  await page.goto(quote);
  await expect(sheet(page)).not.toContainText(words('vat-number.reverseCharge'));
  await page
    .getByRole('main')
    .getByRole('checkbox', { name: words('price-calculator.priceSummary.beforeTax') })
    .check();
  await expect(sheet(page)).toContainText(words('vat-number.reverseCharge'));
  await expect.poll(async () => (await told(page)).tax_rate).toBe(0);
});

test('a wrong VAT number is listed with the other errors, and nothing typed is lost', async ({
  page,
}) => {
  await page.goto(quote);
  await page
    .getByLabel(words('company-quote.buyer.company'), { exact: true })
    .fill('Umbrella Works');
  await page.locator('#vat').fill('DE136695977');
  await page.locator('#vat').press('Enter');
  const problem = page.locator('[data-error-summary]');
  await expect(problem).toBeFocused();
  await expect(sheet(page).getByRole('table')).toHaveCount(0);
  await problem.getByRole('link', { name: words('vat-number.label') }).click();
  await expect(page.locator('#vat')).toBeFocused();
  await expect(page.locator('#vat-error')).toHaveText(words('vat-number.mistyped'));
  await page.locator('#vat').fill('DE136695976');
  await page.locator('#vat').press('Enter');
  await expect(problem).toHaveCount(0);
  await expect(page.getByLabel(words('company-quote.buyer.company'), { exact: true })).toHaveValue(
    'Umbrella Works',
  );
});

test('a VAT number is asked for where companies have one, and is kept when the country changes', async ({
  page,
}) => {
  await page.goto(quote);
  const country = page.getByLabel(words('price-calculator.form.country.label'));
  await page.locator('#vat').fill('DE136695976');
  await page.locator('#vat').press('Tab');
  await country.selectOption('AT');
  await expect(page.locator('#vat')).toHaveAccessibleDescription(saying('vat-number.otherCountry'));
  await expect(page.locator('#vat')).toHaveValue('DE136695976');
  await country.selectOption('US');
  await expect(page.locator('#vat')).toHaveCount(0);
  await expect(sheet(page)).not.toContainText('DE136695976');
  await country.selectOption('DE');
  await expect(page.locator('#vat')).toHaveValue('DE136695976');
  await expect(sheet(page)).toContainText(`${words('vat-number.label')}: DE136695976`);
  await page.goto(quote.replace('DE', 'US'));
  await expect(page.locator('#vat')).toHaveCount(0);
});

for (const locale of ['en', 'de', 'es', 'fr']) {
  test(`prints on one page, with what was typed: ${locale}`, async ({ page }) => {
    await page.goto(quote.replace('/en/', `/${locale}/`));
    await page.locator('#quote input').fill('Umbrella Works');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('main').locator('form')).toBeHidden();
    await expect(sheet(page).getByRole('table')).toBeVisible();
    await expect(page.locator('#quote input')).toBeVisible();
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  });
}
