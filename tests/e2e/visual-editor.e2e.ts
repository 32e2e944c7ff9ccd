import { expect, type Page, test } from '@playwright/test';

/** The editor of the features page, awake. */
async function openEditor(page: Page) {
  await page.goto('/en/features');
  const editor = page.getByRole('region', { name: 'A page in the editor' });
  await editor.scrollIntoViewIfNeeded();
  await expect(editor.getByRole('button', { name: 'Bold' })).toBeEnabled();
  return {
    editor,
    wikitext: editor.getByLabel('Wikitext of the page'),
    word: (text: string) => editor.locator('label').getByText(text, { exact: true }),
    button: (name: string) => editor.getByRole('button', { name }),
    choose: (mode: string) => editor.locator('label').getByText(mode, { exact: true }).click(),
  };
}

test('a word gets a mark, in the page and in its wikitext', async ({ page }) => {
  const { editor, wikitext, word, button } = await openEditor(page);
  await word('tended').click();
  await button('Bold').click();
  await expect(word('tended')).toHaveCSS('font-weight', '700');
  await expect(wikitext).toHaveValue(/'''tended'''/);
  await expect(editor.getByRole('status')).toHaveText('“tended” is bold.');
  await expect(editor).toContainText('Version 2 of this page');
  await button('Undo').click();
  await expect(wikitext).not.toHaveValue(/'''tended'''/);
});

test('dragging over words makes one link of them', async ({ page }) => {
  const { editor, wikitext, word, button } = await openEditor(page);
  const first = await word('shared').boundingBox();
  const last = await word('all').boundingBox();
  if (!first || !last) throw new Error('The words are not on the page.');
  await page.mouse.move(first.x + 2, first.y + first.height / 2);
  await page.mouse.down();
  await page.mouse.move(last.x + last.width - 2, last.y + last.height / 2, { steps: 5 });
  await page.mouse.up();
  await button('Link').click();
  await expect(wikitext).toHaveValue(/\[\[shared by all\]\]/);
  await expect(editor.getByRole('status')).toContainText('nobody has written that page yet');
});

test('it can be used with the keyboard alone', async ({ page }) => {
  const { wikitext, word, button } = await openEditor(page);
  await word('walled').getByRole('radio').focus();
  await page.keyboard.press('ArrowRight');
  await expect(word('tended').getByRole('radio')).toBeChecked();
  await button('Italic').focus();
  await page.keyboard.press('Enter');
  await expect(wikitext).toHaveValue(/''tended''/);
});

test('what is written as wikitext shows in the page', async ({ page }) => {
  const { wikitext, word, button, choose } = await openEditor(page);
  await choose('Wikitext');
  await wikitext.fill("Plant '''now''', rest later.");
  await wikitext.selectText();
  await wikitext.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(0, 5));
  await button('Italic').click();
  await choose('Visual');
  await expect(word('now')).toHaveCSS('font-weight', '700');
  await expect(word('Plant')).toHaveCSS('font-style', 'italic');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page can be seen in both ways', async ({ page }) => {
    await page.goto('/en/features');
    const editor = page.getByRole('region', { name: 'A page in the editor' });
    await expect(editor.getByRole('button', { name: 'Bold' })).toBeHidden();
    await expect(editor.getByText('tended', { exact: true })).toBeVisible();
    await editor.locator('label').getByText('Wikitext', { exact: true }).click();
    await expect(editor.getByLabel('Wikitext of the page')).toBeVisible();
    await expect(editor.getByText('tended', { exact: true })).toBeHidden();
  });
});
