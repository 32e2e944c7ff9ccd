import { expect } from '@playwright/test';
import { test } from './studio.ts';

test('what the check refuses cannot be published, and is told beside the field', async ({
  desk,
}) => {
  await desk.open('Plans', 'Basics');
  await desk.field(/US Dollar/).fill('eleven');
  await expect(desk.page.getByText(/must be an amount above 0/)).toBeVisible();
  await desk.page.getByRole('button', { name: /^Review/ }).click();
  await expect(desk.page.getByRole('button', { name: 'Check and publish' })).toBeDisabled();
  await desk.page.getByRole('button', { name: 'Take back all changes of Plans' }).click();
  await expect(desk.page.getByText('There is nothing to publish.')).toBeVisible();
});

test('a sentence on the page opens its field', async ({ desk }) => {
  await desk.page.getByRole('combobox', { name: 'Page' }).selectOption('/plans');
  await desk.shownPage
    .getByText(/billed yearly/i)
    .first()
    .click();
  await expect(desk.page.getByRole('textbox', { name: 'English', exact: true })).toBeVisible();
});
