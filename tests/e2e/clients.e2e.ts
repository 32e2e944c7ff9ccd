import { expect, type Page } from '@playwright/test';
import { site } from './content.ts';
import { test } from './idle-page.ts';
import { saying, words } from './words.ts';

const cards = (page: Page) => page.locator('#list section dt');
const groups = (page: Page) => page.locator('#list section');
const status = (page: Page) => page.locator('#list').getByRole('status');
const error = words('extensions-listing.error');

/** Answers the call for the list; `/extensions` without the slash is the page. */
const listCall = '**/extensions/';

function listing(...names: string[]) {
  return {
    extensions_data: Object.fromEntries(
      names.map((name) => [name, { pretty_name: name, description: `What ${name} does.` }]),
    ),
  };
}

/** Goes to where the form redirects; the host of the wikis exists on paper only. */
async function wikiLedTo(page: Page, wikiId: string): Promise<string> {
  const request = page.waitForRequest((asked) => asked.url().startsWith('https://'));
  await page.getByLabel(words('login.label')).fill(wikiId);
  await page.getByRole('button', { name: words('login.button') }).click();
  return (await request).url();
}

for (const javaScriptEnabled of [false, true]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('the contact page asks, answers, and goes back', async ({ page }) => {
      await page.goto('/en/contact');
      const ticket = page.getByRole('link', { name: words('contact.current.ticket.link') });
      await page.getByRole('link', { name: words('contact.question.current') }).click();
      await expect(
        page.getByRole('link', { name: words('contact.current.chatbot.link') }),
      ).toBeVisible();
      await expect(
        page.getByRole('link', { name: words('contact.current.selfService.link') }),
      ).toBeVisible();
      await expect(ticket).toBeHidden();
      await page.getByRole('button', { name: words('contact.current.ticket.noHelp') }).click();
      await expect(ticket).toHaveAttribute('href', site.links.submitTicket);
      await expect(ticket).toBeInViewport();
      expect(new URL(page.url()).pathname).toBe('/en/contact');
      await page.goBack();
      await expect(ticket).toBeHidden();
      await page.getByRole('button', { name: words('contact.current.switch') }).click();
      await expect(
        page.getByRole('link', { name: words('contact.prospective.sales.link') }),
      ).toBeVisible();
      await page.getByRole('button', { name: words('contact.prospective.switch') }).click();
      await expect(
        page.getByRole('link', { name: words('contact.current.selfService.link') }),
      ).toBeVisible();
    });

    test('the login form leads to the wiki, and shows what it cannot read', async ({ page }) => {
      await page.goto('/en/login');
      await page.getByLabel(words('login.label')).fill('my wiki');
      await page.getByRole('button', { name: words('login.button') }).click();
      await expect(page.getByRole('alert')).toContainText(words('login.invalid.characters'));
      await expect(page.getByLabel(words('login.label'))).toHaveValue('my wiki');
      expect(await wikiLedTo(page, 'Orchard')).toBe(
        `https://orchard.${site.wikiHost}/wiki/Special:UserLogin`,
      );
    });

    test('an empty login form leads nowhere, and says so', async ({ page }) => {
      await page.goto('/en/login');
      const field = page.getByLabel(words('login.label'));
      for (const nothing of ['', '   ']) {
        await field.fill(nothing);
        await page.getByRole('button', { name: words('login.button') }).click();
        await expect(page).toHaveURL(/\/en\/login\?wikiid=/);
        await expect(page.locator('[data-error-summary]')).toBeFocused();
        await expect(field).toHaveAccessibleDescription(saying('login.missing'));
      }
    });

    test('the planner of a move asks for all that is missing', async ({ page }) => {
      await page.goto('/de/movehere');
      await page.locator('form[action="#planner"] button').click();
      const summary = page.locator('[data-error-summary]');
      await expect(summary).toBeFocused();
      await expect(summary.getByRole('link')).toHaveCount(3);
      await page.getByRole('radio').first().check();
      await page.locator('form[action="#planner"] button').click();
      await expect(summary.getByRole('link')).toHaveCount(2);
      await expect(page.getByRole('radio').first()).toBeChecked();
    });

    test('the extensions are there, and can be searched', async ({ page }) => {
      await page.goto('/en/extensions');
      const all = await cards(page).count();
      expect(all).toBeGreaterThan(50);
      await expect(status(page)).toHaveText(
        words('extensions-listing.shown', { shown: all, total: all }),
      );
      await page.getByRole('searchbox').fill('footnotes');
      await page.getByRole('searchbox').press('Enter');
      await expect(cards(page)).toHaveText(['Cite']);
      await expect(cards(page)).toBeVisible();
      await expect(status(page)).toHaveText(
        words('extensions-listing.shown', { shown: 1, total: all }),
      );
      await expect(page).toHaveURL(/\/en\/extensions\?search=footnotes/);
      await page.reload();
      await expect(cards(page)).toHaveText(['Cite']);
      await page.getByRole('searchbox').fill('weather machine');
      await page.getByRole('searchbox').press('Enter');
      await page.getByRole('link', { name: words('extensions-listing.showAll') }).click();
      await expect(cards(page)).toHaveCount(all);
    });
  });
}

for (const javaScriptEnabled of [false, true]) {
  test.describe(javaScriptEnabled ? 'cards with script' : 'cards without script', () => {
    test.use({ javaScriptEnabled, viewport: { width: 360, height: 740 } });

    test('all say what they are without anything being opened', async ({ page }) => {
      await page.goto('/en/extensions');
      const all = cards(page);
      expect(await all.count()).toBeGreaterThan(50);
      await expect(all.filter({ visible: false })).toHaveCount(0);
      const described = all.locator('xpath=following-sibling::dd[1]');
      await expect(described.filter({ visible: true, hasText: /\w/ })).toHaveCount(
        await all.count(),
      );
    });
  });
}

test('without script a button narrows the list', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/en/extensions');
  await page
    .getByRole('combobox', { name: words('extensions-listing.category') })
    .selectOption(words('extensions-listing.categories.login'));
  await page.getByRole('button', { name: words('extensions-listing.show') }).click();
  await expect(cards(page)).not.toHaveCount(0);
  await expect(page.locator('#list h3')).toHaveText([words('extensions-listing.categories.login')]);
  await expect(page.locator('#check').getByText(saying('extension-check.noScript'))).toBeVisible();
  await context.close();
});

test.describe('the call for the list', () => {
  test('shows that it is under way, then what came', async ({ page }) => {
    const { promise: gate, resolve: letGo } = Promise.withResolvers<void>();
    await page.route(listCall, async (route) => {
      await gate;
      await route.fulfill({ json: listing('Sundial', 'Gnomon') });
    });
    await page.goto('/en/extensions#list');
    await expect(status(page)).toHaveText(words('extensions-listing.loading'));
    // The list that the page was made with stays readable in the meantime.
    expect(await cards(page).count()).toBeGreaterThan(50);
    letGo();
    await expect(cards(page)).toHaveText(['Sundial', 'Gnomon']);
    await expect(status(page)).toHaveText(
      words('extensions-listing.shown', { shown: 2, total: 2 }),
    );
    await expect(page.getByText(error)).toBeHidden();
  });

  const failures: [string, { status?: number; body: string; contentType?: string }][] = [
    [
      'an error of the server',
      { status: 502, body: '{"error":{}}', contentType: 'application/json' },
    ],
    ['something else than a list', { body: '<!doctype html>', contentType: 'text/html' }],
  ];
  for (const [name, answer] of failures) {
    test(`puts the error in place of the list after ${name}`, async ({ page }) => {
      await page.route(listCall, (route) => route.fulfill(answer));
      await page.goto('/en/extensions#list');
      await expect(page.getByText(error)).toBeVisible();
      await expect(status(page)).toBeEmpty();
      await expect(groups(page).first()).toBeHidden();
      await page.unroute(listCall);
      await page.getByRole('button', { name: words('extensions-listing.tryAgain') }).click();
      await expect(page.getByText(error)).toBeHidden();
      await expect(groups(page).first()).toBeVisible();
    });
  }

  test('says which part of the script is missing, and goes on when it is there', async ({
    page,
  }) => {
    const complaints: string[] = [];
    page.on('console', (message) => complaints.push(message.text()));
    await page.route('**/axios-*.chunk.js', (route) => route.fulfill({ status: 404, body: '' }));
    await page.goto('/en/extensions#list');
    await expect(page.getByText(error)).toBeVisible();
    expect(complaints.join('\n')).toMatch(/Loading chunk axios failed\.\n\(missing: http/);
    await page.unroute('**/axios-*.chunk.js');
    await page.getByRole('button', { name: words('extensions-listing.tryAgain') }).click();
    await expect(groups(page).first()).toBeVisible();
  });

  test('gives up a part of the script that does not come in 120 seconds', async ({ page }) => {
    const complaints: string[] = [];
    page.on('console', (message) => complaints.push(message.text()));
    await page.clock.install();
    await page.route('**/axios-*.chunk.js', () => undefined);
    const asked = page.waitForRequest('**/axios-*.chunk.js');
    await page.goto('/en/extensions#list');
    await page.clock.runFor(1000);
    await asked;
    await page.clock.runFor(118_000);
    await expect(page.getByText(error)).toBeHidden();
    await page.clock.runFor(3000);
    await expect(page.getByText(error)).toBeVisible();
    expect(complaints.join('\n')).toContain('(timeout: ');
  });

  test('leaves a way back to the list of the page', async ({ page }) => {
    await page.route(listCall, (route) => route.abort());
    await page.goto('/en/extensions#list');
    await page.getByRole('button', { name: words('extensions-listing.showPrepared') }).click();
    await expect(page.getByText(error)).toBeHidden();
    await expect(groups(page).first()).toBeVisible();
    expect(await cards(page).count()).toBeGreaterThan(50);
  });

  test('asks for the language of the page', async ({ page }) => {
    const call = page.waitForResponse(listCall);
    await page.goto('/fr/extensions#list');
    const answer = await call;
    expect(new URL(answer.url()).pathname).toBe('/fr/extensions/');
    expect(answer.headers()['content-language']).toBe('fr');
  });
});

test.describe('the check of a wiki that moves', () => {
  const field = (page: Page) => page.getByLabel(words('extension-check.label'));
  const result = (page: Page) => page.locator('#check').getByRole('status');

  test.beforeEach(async ({ page, untilIdle }) => {
    await page.goto('/en/extensions');
    await page.locator('#check').scrollIntoViewIfNeeded();
    await expect(field(page)).toBeVisible();
    await untilIdle();
  });

  test('sorts what was pasted, and sends nothing', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await field(page).fill('Cite\nSemantic MediaWiki\nWidgets\nOur own sundial');
    await expect(result(page)).toHaveText(
      words('extension-check.summary', { total: 4, available: 2, askUs: 1, unknown: 1 }),
    );
    const check = page.locator('#check');
    await expect(check.getByText(/^Semantic MediaWiki, .*Quantum/)).toBeVisible();
    await expect(
      check.locator('section', { hasText: words('extension-check.unknown') }),
    ).toContainText('Our own sundial');
    await field(page).press('Control+Enter');
    expect(asked).toEqual([]);
    await expect(page).toHaveURL('/en/extensions');
  });

  test('counts the lines that it has not read, and shows them', async ({ page }) => {
    await field(page).fill("wfLoadExtension( 'Cite' );\n# wfLoadExtension( 'Echo' );\n$wgX = 1;");
    await expect(result(page)).toContainText(
      words('extension-check.summary', { total: 1, available: 1, askUs: 0, unknown: 0 }),
    );
    await expect(result(page)).toContainText(words('extension-check.unread_other', { count: 2 }));
    const shown = page.locator('#check pre');
    await expect(shown).toBeHidden();
    await page.getByText(words('extension-check.unreadShow')).click();
    await expect(shown).toHaveText("# wfLoadExtension( 'Echo' );\n$wgX = 1;");
    await field(page).fill('Cite');
    await expect(shown).toHaveCount(0);
  });

  test('takes an example, a megabyte, and nonsense', async ({ page }) => {
    await page.getByRole('button', { name: words('extension-check.example') }).click();
    await expect(result(page)).toContainText(saying('extension-check.summary', { total: 9 }));
    await page.getByRole('button', { name: words('extension-check.clear') }).click();
    await expect(field(page)).toHaveValue('');
    await expect(result(page)).not.toContainText(/\d/);
    await field(page).evaluate((element: HTMLTextAreaElement) => {
      const extensions = Array.from({ length: 12_000 }, (_, index) => ({
        type: 'other',
        name: index % 2 ? 'Cite' : `Bed ${index}`,
        descriptionmsg: 'x'.repeat(60),
      }));
      element.value = JSON.stringify({ query: { extensions } });
      element.dispatchEvent(new InputEvent('input', { bubbles: true }));
    });
    await expect(result(page)).toContainText(saying('extension-check.summary', { available: 1 }));
    await field(page).fill('<img src=x onerror=alert(1)> 123 ???');
    await expect(result(page)).toContainText(words('extension-check.noNames'));
  });
});
