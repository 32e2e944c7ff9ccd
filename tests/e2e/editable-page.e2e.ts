import { expect, type Page, test } from '@playwright/test';
import { saying, words } from './words.ts';

/** The page to edit, hydrated, in its newest version. */
async function openPage(page: Page) {
  await page.goto('/en/what-is-wiki-hosting');
  const frame = page.getByRole('region', { name: words('editable-page.label') });
  await frame.scrollIntoViewIfNeeded();
  await expect(page.locator('[data-island="editable-page"]')).toHaveAttribute('data-hydrated');
  await frame.getByRole('radio', { name: saying('editable-page.restores') }).check();
  await frame.getByText(words('editable-page.page'), { exact: true }).click();
  await expect(frame.getByRole('button', { name: words('editable-page.edit') })).toBeVisible();
  return {
    frame,
    text: frame.getByRole('textbox', { name: words('editable-page.text') }),
    wikitext: frame.getByLabel(words('editable-page.code')),
    press: (name: string) => frame.getByRole('button', { name, exact: true }).click(),
    choose: (label: string) => frame.locator('label').getByText(label, { exact: true }).click(),
    versions: frame
      .getByRole('group', { name: words('editable-page.versions') })
      .getByRole('radio'),
  };
}

test('a click into the text lets one type, and what is saved shows what changed', async ({
  page,
}) => {
  const { frame, text, press, versions } = await openPage(page);
  await frame
    .getByText(words('editable-page.watering.better.text'))
    .filter({ visible: true })
    .click();
  await expect(text).toBeFocused();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' Bring boots.');
  await frame.getByLabel(words('editable-page.summary')).fill('boots');
  await press(words('editable-page.save'));
  await expect(versions).toHaveCount(6);
  await expect(versions.nth(5)).toBeChecked();
  await expect(
    frame.getByRole('radio', { name: `${words('editable-page.you')} boots` }),
  ).toBeVisible();
  await expect(frame.getByRole('insertion').filter({ visible: true })).toHaveText(/Bring boots\./);
  await expect(frame.getByRole('deletion').filter({ visible: true })).toHaveCount(0);
  await expect(frame.getByRole('status')).toContainText(
    words('editable-page.saved', { number: 6 }),
  );
  await expect(frame.getByRole('button', { name: words('editable-page.edit') })).toBeFocused();
});

test('editing moves nothing below, and what is saved is in sight in the list', {
  tag: '@layout',
}, async ({ page }) => {
  const { frame, press, versions } = await openPage(page);
  const height = async () => (await frame.boundingBox())?.height;
  const before = await height();
  await press(words('editable-page.edit'));
  expect(await height()).toBe(before);
  await page.keyboard.type('Twice. ');
  await press(words('editable-page.save'));
  await expect(versions).toHaveCount(6);
  await expect(frame.locator('label', { hasText: words('editable-page.you') })).toBeInViewport({
    ratio: 0.9,
  });
  expect(await height()).toBe(before);
});

test('headings, bold, italic and links become wikitext', async ({ page }) => {
  const { text, wikitext, press, choose } = await openPage(page);
  await press(words('editable-page.edit'));
  await expect(text).toBeFocused();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('Boots');
  await press(words('editable-page.heading'));
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Rubber');
  await page.keyboard.press('Shift+Home');
  await press(words('editable-page.bold'));
  await page.keyboard.press('End');
  await press(words('editable-page.bold'));
  await page.keyboard.type(' from the cellar');
  for (let step = 0; step < 'cellar'.length; step += 1)
    await page.keyboard.press('Shift+ArrowLeft');
  await press(words('editable-page.link'));
  await choose(words('editable-page.wikitext'));
  await expect(wikitext).toHaveValue("== Boots ==\n'''Rubber''' from the [[cellar]]");
  await wikitext.selectText();
  await wikitext.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(0, 0));
  await page.keyboard.type('First.\n');
  await choose(words('editable-page.visual'));
  await expect(text.getByRole('heading')).toHaveText('Boots');
  await press(words('editable-page.save'));
});

test('what is pasted brings no markup along', async ({ page }) => {
  const { text, wikitext, press, choose } = await openPage(page);
  await press(words('editable-page.edit'));
  await expect(text).toBeFocused();
  await page.keyboard.press('Control+A');
  await text.evaluate((element) => {
    const data = new DataTransfer();
    data.setData('text/plain', 'plain words');
    data.setData('text/html', '<h1>loud <script>alert(1)</script></h1>');
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }));
  });
  await choose(words('editable-page.wikitext'));
  await expect(wikitext).toHaveValue('plain words');
});

test('a vandal is undone, an old version restored, and no change makes no version', async ({
  page,
}) => {
  const { frame, press, versions } = await openPage(page);
  await press(words('editable-page.vandal'));
  await expect(frame.getByRole('insertion').filter({ visible: true })).toContainText(
    words('editable-page.watering.spam'),
  );
  await press(words('editable-page.undo'));
  await expect(frame.getByRole('deletion').filter({ visible: true })).toContainText(
    words('editable-page.watering.spam'),
  );
  await versions.first().check();
  await press(words('editable-page.restore'));
  await expect(versions).toHaveCount(8);
  await frame.getByText(words('editable-page.page'), { exact: true }).click();
  await expect(
    frame.getByText(words('editable-page.watering.first.text')).filter({ visible: true }),
  ).toHaveCount(1);
  await press(words('editable-page.edit'));
  await press(words('editable-page.save'));
  await expect(frame.getByRole('status')).toContainText(words('editable-page.unchanged'));
  await expect(versions).toHaveCount(8);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    test('choosing a version shows what it changed, and no other', async ({ page }) => {
      await page.goto('/en/what-is-wiki-hosting');
      const frame = page.getByRole('region', { name: words('editable-page.label') });
      const seen = (role: 'insertion' | 'deletion') =>
        frame.getByRole(role).filter({ visible: true });
      await frame.scrollIntoViewIfNeeded();
      await expect(
        frame.getByRole('radio', { name: words('editable-page.watering.better.by') }),
      ).toBeChecked();
      const gone = (await seen('deletion').textContent()) ?? '';
      expect(gone).toMatch(/\S/);
      expect(words('editable-page.watering.first.text')).toContain(gone);
      await frame.getByText(words('editable-page.stranger.does')).click();
      await expect(seen('insertion')).toContainText(words('editable-page.watering.spam'));
      await frame.getByText(words('editable-page.restores')).click();
      await expect(seen('deletion')).toContainText(words('editable-page.watering.spam'));
      await frame.getByText(words('editable-page.page'), { exact: true }).click();
      await expect(
        frame
          .getByText(words('editable-page.watering.more.rest').split('[[')[0] ?? '')
          .filter({ visible: true }),
      ).toHaveCount(1);
    });
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('no button promises what only the script can do', async ({ page }) => {
    await page.goto('/en/features');
    await page.locator('main a[href$="/what-is-wiki-hosting#wiki"]').first().click();
    await expect(page).toHaveURL(/what-is-wiki-hosting#wiki$/);
    const frame = page.getByRole('region', { name: words('editable-page.label') });
    await expect(frame.getByRole('button', { name: words('editable-page.edit') })).toBeHidden();
    await frame.getByText(words('editable-page.page'), { exact: true }).click();
    await expect(
      frame.getByText(words('editable-page.watering.better.text')).filter({ visible: true }),
    ).toHaveCount(1);
  });
});

for (const { path, text, button } of [
  {
    path: '/de',
    text: words('editable-page.text', {}, 'de'),
    button: words('editable-page.save', {}, 'de'),
  },
  {
    path: '/en/features',
    text: words('editable-page.text'),
    button: words('editable-page.save'),
  },
]) {
  test(`the photograph of ${path} becomes a page that one edits at once, and nothing moves`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path);
    const link = page.locator('main a[href$="/what-is-wiki-hosting#wiki"]').first();
    await link.hover();
    await expect(link).toHaveAttribute('data-started');
    const photograph = page
      .locator('figure')
      .filter({ has: page.locator('picture') })
      .first();
    await expect(photograph.getByRole('img')).toBeVisible();
    const size = await photograph.boundingBox();
    await link.click();
    const area = page.getByRole('textbox', { name: text });
    await expect(area).toBeFocused();
    await expect(area).toContainText(/\p{L}{3}/u);
    expect(await photograph.boundingBox()).toMatchObject({
      width: size?.width,
      height: size?.height,
    });
    await page.keyboard.type('At dusk.');
    await expect(area).toContainText('. At dusk.');
    await page.getByRole('button', { name: button }).click();
    await expect(page.getByRole('insertion').filter({ visible: true })).toHaveText(/At dusk\./);
  });
}
