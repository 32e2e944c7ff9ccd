import { expect, type Page } from '@playwright/test';
import { delayRequests } from './delay-requests.ts';
import { hydrateIsland, islandOf } from './hydrate-island.ts';
import { test } from './idle-page.ts';
import { saying, words } from './words.ts';

const radio = (page: Page, question: string, answer: string) =>
  page.getByRole('group', { name: question }).getByText(answer, { exact: true });
const answerOf = (page: Page) => page.getByRole('main').getByRole('status');

test.describe('the privacy calculator', () => {
  const showButton = (page: Page) =>
    page.getByRole('button', { name: words('privacy.calculator.show') });

  /** The button is for those without script, so it goes when the script is there. */
  async function open(page: Page, search = '') {
    await page.goto(`/en/privacy${search}`);
    await hydrateIsland(page, 'privacy-level');
    await expect(showButton(page)).toBeHidden();
  }

  test('closes editing with reading and opens reading with editing', async ({ page }) => {
    await open(page);
    await radio(page, words('privacy.calculator.read'), words('privacy.calculator.users')).click();
    await expect(answerOf(page)).toContainText(words('privacy.levels.private-d.name'));
    await expect(page.getByText(words('privacy.calculator.forcedEdit'))).toBeVisible();
    await expect(page).toHaveURL(/\?read=users&edit=users&create=everyone$/);
    await radio(
      page,
      words('privacy.calculator.edit'),
      words('privacy.calculator.everyone'),
    ).click();
    await expect(answerOf(page)).toContainText(words('privacy.levels.public.name'));
    await expect(page.getByText(words('privacy.calculator.forcedRead'))).toBeVisible();
    await expect(page).toHaveURL(/\?read=everyone&edit=everyone&create=everyone$/);
  });

  test('shows what a stranger meets, and keeps it in the address', async ({ page }) => {
    await open(page);
    await radio(page, words('privacy.calculator.read'), words('privacy.calculator.users')).click();
    await radio(
      page,
      words('privacy.calculator.create'),
      words('privacy.calculator.approval'),
    ).click();
    const stranger = page.locator('div:has(> input[name="view"][value="stranger"])');
    await expect(page.getByText(words('privacy.wiki.loginRequired'))).toBeVisible();
    await expect(stranger.getByRole('paragraph')).toHaveText(/^[^.]+\. [^.]+\.$/);
    await page.reload();
    await expect(answerOf(page)).toContainText(words('privacy.levels.private-f-e.name'));
    await expect(page.getByText(words('privacy.wiki.loginRequired'))).toBeVisible();
  });

  test('shows the same page to others, and keeps them when the level changes', async ({ page }) => {
    await open(page);
    const deletes = page.getByText(words('privacy.wiki.delete'), { exact: true });
    // Where strangers may do all, what they lack is seen first.
    await expect(deletes).toBeVisible();
    await page.getByRole('radio', { name: words('privacy.views.stranger') }).check();
    await expect(deletes).toBeHidden();
    await page.getByRole('radio', { name: words('privacy.views.administrator') }).check();
    await expect(deletes).toBeVisible();
    await radio(page, words('privacy.calculator.read'), words('privacy.calculator.users')).click();
    await expect(answerOf(page)).toContainText(words('privacy.levels.private-d.name'));
    await expect(deletes).toBeVisible();
    await expect(page.getByText(words('privacy.wiki.loginRequired'))).toBeHidden();
  });

  test('works with the arrow keys', async ({ page }) => {
    await open(page);
    await page
      .getByRole('radio', { name: words('privacy.calculator.everyone') })
      .first()
      .focus();
    await page.keyboard.press('ArrowRight');
    await expect(answerOf(page)).toContainText(words('privacy.levels.private-d.name'));
  });

  test('stays where it is when its script comes', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const letGo = await delayRequests(page, '**/privacy-level.island-*.js');
    await page.goto('/es/privacy');
    const views = page.locator('#view-stranger');
    const before = await views.evaluate((element) => element.getBoundingClientRect().top + scrollY);
    letGo();
    await hydrateIsland(page, 'privacy-level');
    await expect(
      page.getByRole('button', { name: words('extensions-listing.show', {}, 'es') }),
    ).toBeHidden();
    expect(await views.evaluate((element) => element.getBoundingClientRect().top + scrollY)).toBe(
      before,
    );
  });

  test('leads out of a linked level that does not exist', async ({ page }) => {
    await open(page, '?read=users&edit=everyone&create=users');
    await expect(answerOf(page)).toContainText(words('privacy.calculator.none'));
    await answerOf(page)
      .getByRole('link', { name: words('privacy.calculator.closeEditing') })
      .click();
    await expect(answerOf(page)).toContainText(words('privacy.levels.private-e.name'));
  });
});

test.describe('the plan finder', () => {
  const plans = (page: Page) => page.getByRole('main').getByRole('heading', { level: 4 });

  test('ranks anew with every wish, and keeps them in the address', async ({ page }) => {
    await page.goto('/en/help-me-choose');
    await expect(answerOf(page)).toHaveText(words('help-me-choose.result.waiting'));
    await expect(plans(page)).toHaveText(['Basics', 'Pro', 'Quantum', 'Ultra']);
    await page.getByRole('button', { name: words('help-me-choose.form.submit') }).click();
    await expect(answerOf(page)).toContainText('Basics');
    await page.getByLabel(words('help-me-choose.needs.ownDomain')).check();
    await expect(answerOf(page)).toHaveText(/Pro .*\$[\d.]+/);
    await page.getByLabel(words('help-me-choose.form.wikis')).fill('4');
    await expect(page).toHaveURL(/\?wikis=4&needs%5B%5D=ownDomain$/);
    await page.getByLabel(words('help-me-choose.form.employees')).fill('12');
    await expect(answerOf(page)).toContainText('Business Pro');
    await page.reload();
    await expect(answerOf(page)).toContainText('Business Pro');
    await expect(page.getByLabel(words('help-me-choose.needs.ownDomain'))).toBeChecked();
  });

  test('says at the field what it cannot read, and takes nothing away', async ({ page }) => {
    await page.goto('/en/help-me-choose');
    const wikis = page.getByLabel(words('help-me-choose.form.wikis'));
    await wikis.fill('some');
    await expect(wikis).toHaveAccessibleDescription(saying('form-errors.number.notANumber'));
    await expect(wikis).toHaveValue('some');
    await wikis.fill('2');
    await expect(wikis).toHaveAccessibleDescription(words('help-me-choose.form.wikisHint'));
  });

  test('moves on to the answer without asking the server again', async ({ page }) => {
    await page.goto('/en/help-me-choose');
    await page.getByLabel(words('help-me-choose.needs.sshAccess')).check();
    await expect(answerOf(page)).toHaveText(words('help-me-choose.result.contact'));
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await page.getByRole('button', { name: words('help-me-choose.form.submit') }).click();
    await expect(answerOf(page)).toBeFocused();
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  });
});

for (const { what, fulfil } of [
  { what: 'are missing', fulfil: { status: 404, body: '' } },
  { what: 'cannot be read', fulfil: { contentType: 'application/json', body: '{' } },
]) {
  test(`texts that ${what} are reported and leave a working page`, async ({ page }) => {
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(String(error)));
    page.on('console', (message) => problems.push(message.text()));
    await page.route('**/locales/**', (route) => route.fulfill(fulfil));
    await page.goto('/en/privacy');
    await islandOf(page, 'privacy-level').dispatchEvent('pointerover');
    await expect.poll(() => problems.join('\n')).toContain('Loading the texts privacy failed.');
    await page
      .getByRole('group', { name: words('privacy.calculator.read') })
      .getByText(words('privacy.calculator.users'))
      .click();
    await page.getByRole('button', { name: words('privacy.calculator.show') }).click();
    await expect(page).toHaveURL(/read=users/);
  });
}

test.describe('privacy laws', () => {
  test('go back to the form as it was left', async ({ page, untilIdle }) => {
    await page.goto('/en/privacylaws');
    await page
      .getByLabel(words('privacy-laws.form.label'))
      .selectOption(words('privacy-laws.regions.BR.name'));
    await page.getByRole('button', { name: words('privacy-laws.form.submit') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      words('privacy-laws.regions.BR.heading'),
    );
    // Before its script comes, the link leads to an empty form.
    await untilIdle();
    await page.getByRole('link', { name: words('common.goBack') }).click();
    await expect(page).toHaveURL(/\/en\/privacylaws$/);
    await expect(page.getByLabel(words('privacy-laws.form.label'))).toHaveValue('BR');
  });

  test('lead a visitor from elsewhere to the form', async ({ page }) => {
    await page.goto('/en/privacylaws?country=nowhere');
    await page.getByRole('link', { name: words('common.goBack') }).click();
    await expect(page).toHaveURL(/\/privacylaws$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('privacy-laws.heading'));
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the privacy calculator asks the server', async ({ page }) => {
    await page.goto('/en/privacy');
    await radio(page, words('privacy.calculator.read'), words('privacy.calculator.users')).click();
    await page.getByRole('button', { name: words('privacy.calculator.show') }).click();
    await expect(answerOf(page)).toContainText(words('privacy.calculator.none'));
    await answerOf(page)
      .getByRole('link', { name: words('privacy.calculator.closeEditing') })
      .click();
    await expect(answerOf(page)).toContainText(words('privacy.levels.private-d.name'));
    await radio(
      page,
      words('privacy.calculator.create'),
      words('privacy.calculator.users'),
    ).click();
    await page.getByRole('button', { name: words('privacy.calculator.show') }).click();
    await expect(answerOf(page)).toContainText(words('privacy.levels.private-e.name'));
    await expect(page).toHaveURL('/en/privacy?read=users&edit=users&create=users#level');
    await expect(answerOf(page)).toBeInViewport();
  });

  test('a level of the nine leads to the calculator', async ({ page }) => {
    await page.goto('/en/privacy#levels');
    await expect(page.locator('#levels')).toBeInViewport();
    await page
      .getByRole('table')
      .getByRole('link', { name: words('privacy.levels.private-f-c.name') })
      .click();
    await expect(answerOf(page)).toContainText(words('privacy.levels.private-f-c.name'));
  });

  test('the plan finder asks the server and loses nothing', async ({ page }) => {
    await page.goto('/en/help-me-choose');
    await page.getByLabel(words('help-me-choose.needs.ownDomain')).check();
    await page.getByLabel(words('help-me-choose.form.wikis')).fill('some');
    await page.getByRole('button', { name: words('help-me-choose.form.submit') }).click();
    await expect(page.getByLabel(words('help-me-choose.form.wikis'))).toHaveValue('some');
    await expect(page.getByLabel(words('help-me-choose.form.wikis'))).toHaveAccessibleDescription(
      saying('form-errors.number.notANumber'),
    );
    await expect(page.getByLabel(words('help-me-choose.needs.ownDomain'))).toBeChecked();
    await page.getByLabel(words('help-me-choose.form.wikis')).fill('2');
    await page.getByRole('button', { name: words('help-me-choose.form.submit') }).click();
    await expect(answerOf(page)).toHaveText(/Pro .*\$[\d.]+/);
  });

  test('privacy laws ask for a country and refuse none', async ({ page }) => {
    await page.goto('/en/privacylaws');
    await page.getByRole('button', { name: words('privacy-laws.form.submit') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      words('privacy-laws.invalid.message'),
    );
    await page.getByRole('link', { name: words('common.goBack') }).click();
    await page
      .getByLabel(words('privacy-laws.form.label'))
      .selectOption(words('privacy-laws.regions.UK.name'));
    await page.getByRole('button', { name: words('privacy-laws.form.submit') }).click();
    await expect(page.getByRole('main')).toContainText(words('privacy-laws.regulators.ico'));
  });
});
