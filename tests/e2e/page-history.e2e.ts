import { expect, test } from '@playwright/test';

for (const javaScriptEnabled of [true, false]) {
  test.describe(`${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    test('choosing a version shows what it changed, and no other', async ({ page }) => {
      await page.goto('/en/what-is-wiki-hosting');
      await expect(page.getByRole('radio', { name: /Tom/ })).toBeChecked();
      await expect(page.getByRole('deletion').getByText('at noon')).toBeVisible();

      await page.getByText('wipes it for an advertisement').click();
      await expect(page.getByRole('insertion').getByText('CHEAP HOSES')).toBeVisible();
      await expect(page.getByText('at noon').first()).toBeHidden();

      await page.getByText('puts the good version back').click();
      await expect(page.getByRole('deletion').getByText('CHEAP HOSES')).toBeVisible();
      await expect(page.getByRole('insertion').getByText('CHEAP HOSES')).toBeHidden();
    });
  });
}
