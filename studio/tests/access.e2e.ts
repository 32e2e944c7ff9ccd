import { expect, type Locator, type Page } from '@playwright/test';
import { colorSchemes, faultsInSchemes } from '../../tests/e2e/accessibility.ts';
import type { Editor } from './editor.ts';
import { test } from './studio.ts';

const places: [what: string, goThere: (editor: Editor) => Promise<void>][] = [
  ['a list', (editor) => editor.open('Extensions')],
  ['a form', (editor) => editor.open('Plans', 'Pro')],
  [
    'a form with values of several kinds',
    (editor) => editor.open('Claims and references', 'No ads'),
  ],
  ['a legal text', (editor) => editor.open('Terms')],
  ['a sentence', (editor) => editor.findSentence('Tarife und Preise', 'German')],
];

for (const [what, goThere] of places) {
  test(`${what} has no fault that axe finds, in the light and in the dark`, async ({ editor }) => {
    await goThere(editor);
    await expect(editor.panel.getByRole('heading', { level: 2 })).toBeVisible();
    expect(await faultsInSchemes(editor.page, colorSchemes)).toEqual([]);
  });
}

test('a price is changed and taken back with the keyboard alone', async ({ editor }) => {
  const { page, panel } = editor;
  await tabTo(page, page.getByRole('button', { name: 'Plans', exact: true }));
  await page.keyboard.press('Enter');
  await tabTo(page, panel.getByRole('button', { name: 'Pro', exact: true }));
  await page.keyboard.press('Enter');
  const price = editor.field(/US Dollar/);
  const before = await price.inputValue();
  await tabTo(page, price);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('19.99');
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeEnabled();
  await tabTo(page, undo, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(price).toHaveValue(before);
  await expect(page.getByRole('button', { name: 'No changes' })).toBeVisible();
});

test('Tab leaves the field of a sentence', async ({ editor }) => {
  await editor.findSentence('Tarife und Preise', 'German');
  const german = editor.page.getByRole('textbox', { name: 'Deutsch', exact: true });
  await german.focus();
  await editor.page.keyboard.press('Tab');
  await expect(editor.page.getByRole('combobox', { name: 'Insert into Deutsch' })).toBeFocused();
});

/** Presses Tab until the wanted control has the focus. */
async function tabTo(page: Page, wanted: Locator, key = 'Tab'): Promise<void> {
  await expect(wanted).toBeVisible();
  for (let pressed = 0; pressed < 100; pressed += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} never comes to ${wanted}.`);
}
