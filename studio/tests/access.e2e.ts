import { expect, type Locator, type Page } from '@playwright/test';
import { faultsInBothSchemes } from '../../tests/e2e/accessibility.ts';
import type { Desk } from './desk.ts';
import { test } from './studio.ts';

const places: [what: string, goThere: (desk: Desk) => Promise<void>][] = [
  ['a list', (desk) => desk.open('Extensions')],
  ['a form', (desk) => desk.open('Plans', 'Pro')],
  ['a form with values of several kinds', (desk) => desk.open('Claims and references', 'No ads')],
  ['a legal text', (desk) => desk.open('Terms')],
  ['a sentence', (desk) => desk.findSentence('Tarife und Preise', 'German')],
];

for (const [what, goThere] of places) {
  test(`${what} has no fault that axe finds, in the light and in the dark`, async ({ desk }) => {
    await goThere(desk);
    await expect(desk.panel.getByRole('heading', { level: 2 })).toBeVisible();
    expect(await faultsInBothSchemes(desk.page)).toEqual([]);
  });
}

test('a price is changed and taken back with the keyboard alone', async ({ desk }) => {
  const { page, panel } = desk;
  await tabTo(page, page.getByRole('button', { name: 'Plans', exact: true }));
  await page.keyboard.press('Enter');
  await tabTo(page, panel.getByRole('button', { name: 'Pro', exact: true }));
  await page.keyboard.press('Enter');
  const price = desk.field(/US Dollar/);
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

test('Tab leaves the field of a sentence', async ({ desk }) => {
  await desk.findSentence('Tarife und Preise', 'German');
  const german = desk.page.getByRole('textbox', { name: 'Deutsch', exact: true });
  await german.focus();
  await desk.page.keyboard.press('Tab');
  await expect(desk.page.getByRole('combobox', { name: 'Insert into Deutsch' })).toBeFocused();
});

/** Goes on from control to control until the wanted one has the focus. */
async function tabTo(page: Page, wanted: Locator, key = 'Tab'): Promise<void> {
  await expect(wanted).toBeVisible();
  for (let pressed = 0; pressed < 100; pressed += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} never comes to ${wanted}.`);
}
