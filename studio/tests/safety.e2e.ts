import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import plans from '../../locales/en/plans.json' with { type: 'json' };
import { Desk } from './desk.ts';
import { test } from './studio.ts';

test('what the check refuses cannot be published, and is told beside the field', {
  tag: '@short',
}, async ({ desk }) => {
  await desk.open('Plans', 'Basics');
  await desk.field(/US Dollar/).fill('eleven');
  await expect(desk.page.getByText(/must be an amount above 0/)).toBeVisible();
  await desk.page.getByRole('button', { name: /^Review/ }).click();
  await expect(desk.page.getByRole('button', { name: 'Check and publish' })).toBeDisabled();
  await desk.page.getByRole('button', { name: 'Take back all changes of Plans' }).click();
  await expect(desk.page.getByText('There is nothing to publish.')).toBeVisible();
});

test('a draft survives the window, and a second one on the same file is told', async ({
  desk,
  studio,
}) => {
  await desk.open('Plans', 'Basics');
  await desk.field('Name').fill('Basis');
  await expect(desk.page.getByRole('button', { name: 'Review 1 change' })).toBeVisible();
  const second = new Desk(await desk.page.context().newPage(), studio);
  await second.page.goto(studio.address);
  await second.open('Plans', 'Basis');
  await expect(second.field('Name')).toHaveValue('Basis');
  for (const { panel } of [desk, second]) {
    await expect(panel.getByText('This is open in another window')).toBeVisible();
  }
  await desk.page.close();
  await second.page.getByRole('button', { name: 'Undo' }).click();
  await expect(second.field('Name')).toHaveValue('Basics');
  await expect(second.panel.getByText('This is open in another window')).toBeHidden();
});

test('what somebody has changed by hand meanwhile is not written over', { tag: '@short' }, async ({
  desk,
  studio,
}) => {
  const file = path.join(studio.root, 'content/plans.yaml');
  const before = readFileSync(file, 'utf8');
  await desk.open('Plans', 'Basics');
  await desk.field('Name').fill('Basis');
  await expect(desk.page.getByRole('button', { name: 'Review 1 change' })).toBeVisible();
  writeFileSync(file, `${before}# By hand.\n`);
  await desk.page.getByRole('button', { name: 'Review 1 change' }).click();
  const conflict = desk.panel.getByRole('alert');
  await expect(conflict).toContainText('content/plans.yaml was changed by somebody else');
  await expect(conflict).toContainText('name: Basis');
  await expect(conflict).toContainText('# By hand.');
  await expect(desk.page.getByRole('button', { name: 'Check and publish' })).toBeDisabled();
  await conflict.getByRole('button', { name: 'Take theirs' }).click();
  await expect(desk.page.getByText('There is nothing to publish.')).toBeVisible();
  writeFileSync(file, before);
});

test('a sentence on the page opens its field', { tag: '@short' }, async ({ desk }) => {
  await desk.page.getByRole('combobox', { name: 'Page' }).selectOption('/plans');
  // The page that was shown before says the same.
  await expect(desk.shownPage.getByRole('heading', { level: 1 })).toHaveText(plans.heading);
  await desk.shownPage.locator('h1').click();
  await expect(desk.page.getByRole('textbox', { name: 'English', exact: true })).toBeVisible();
});
