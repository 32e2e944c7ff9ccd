import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import plans from '../../locales/en/plans.json' with { type: 'json' };
import { Editor } from './editor.ts';
import { test } from './studio.ts';

test('what the check refuses cannot be published, and is told beside the field', {
  tag: '@short',
}, async ({ editor }) => {
  await editor.open('Plans', 'Basics');
  await editor.field(/US Dollar/).fill('eleven');
  await expect(editor.page.getByText(/must be an amount above 0/)).toBeVisible();
  await editor.page.getByRole('button', { name: /^Review/ }).click();
  await expect(editor.page.getByRole('button', { name: 'Check and publish' })).toBeDisabled();
  await editor.page.getByRole('button', { name: 'Take back all changes of Plans' }).click();
  await expect(editor.page.getByText('There is nothing to publish.')).toBeVisible();
});

test('a draft survives the window, and a second one on the same file is told', async ({
  editor,
  studio,
}) => {
  await editor.open('Plans', 'Basics');
  await editor.field('Name').fill('Basis');
  await expect(editor.page.getByRole('button', { name: 'Review 1 change' })).toBeVisible();
  const second = new Editor(await editor.page.context().newPage(), studio);
  await second.page.goto(studio.address);
  await second.open('Plans', 'Basis');
  await expect(second.field('Name')).toHaveValue('Basis');
  for (const { panel } of [editor, second]) {
    await expect(panel.getByText('This is open in another window')).toBeVisible();
  }
  await editor.page.close();
  await second.page.getByRole('button', { name: 'Undo' }).click();
  await expect(second.field('Name')).toHaveValue('Basics');
  await expect(second.panel.getByText('This is open in another window')).toBeHidden();
});

test('what somebody has changed by hand meanwhile is not written over', { tag: '@short' }, async ({
  editor,
  studio,
}) => {
  const file = path.join(studio.root, 'content/plans.yaml');
  const before = readFileSync(file, 'utf8');
  await editor.open('Plans', 'Basics');
  await editor.field('Name').fill('Basis');
  await expect(editor.page.getByRole('button', { name: 'Review 1 change' })).toBeVisible();
  writeFileSync(file, `${before}# By hand.\n`);
  await editor.page.getByRole('button', { name: 'Review 1 change' }).click();
  const conflict = editor.panel.getByRole('alert');
  await expect(conflict).toContainText('content/plans.yaml was changed by somebody else');
  await expect(conflict).toContainText('name: Basis');
  await expect(conflict).toContainText('# By hand.');
  await expect(editor.page.getByRole('button', { name: 'Check and publish' })).toBeDisabled();
  await conflict.getByRole('button', { name: 'Take theirs' }).click();
  await expect(editor.page.getByText('There is nothing to publish.')).toBeVisible();
  writeFileSync(file, before);
});

test('a sentence on the page opens its field', { tag: '@short' }, async ({ editor }) => {
  await editor.page.getByRole('combobox', { name: 'Page' }).selectOption('/plans');
  // Waits for the new page, because the one before has a heading, too.
  await expect(editor.shownPage.getByRole('heading', { level: 1 })).toHaveText(plans.heading);
  await editor.shownPage.locator('h1').click();
  await expect(editor.page.getByRole('textbox', { name: 'English', exact: true })).toBeVisible();
});
