import { expect } from '@playwright/test';
import { routes } from '../../src/site/routes.ts';
import { test } from './quiet-page.ts';

for (const key of ['landing', 'features', 'createWiki'] as const) {
  test(`${key} brings every row of the plans when they are wanted`, async ({ page }) => {
    await page.goto('/de/plans');
    const rowsOf = (caption: string) =>
      page.getByRole('table', { name: caption }).getByRole('row').allInnerTexts();
    const wanted = await rowsOf('Privattarife im Vergleich');
    await page.goto(`/de${routes[key].path.replace(/\/$/, '')}`);
    const link = page.getByRole('link', { name: 'Alle Funktionen vergleichen' });
    await link.hover();
    await expect(link).toHaveAttribute('data-awake');
    await link.click();
    await expect(page.getByText('Alle Funktionen vergleichen').first()).toBeFocused();
    await expect.poll(() => rowsOf('Privattarife im Vergleich')).toEqual(wanted);
    // It looks as on the page that it was taken from.
    const head = page.getByRole('columnheader', { name: 'Ultra' });
    await expect(head).toHaveCSS('text-align', 'start');
    await expect(head).toHaveCSS('position', 'sticky');
    await page.getByText('Business + Enterprise', { exact: true }).click();
    await expect(page.getByRole('table', { name: 'Business-Tarife im Vergleich' })).toBeVisible();
    await expect(page.getByRole('table', { name: 'Privattarife im Vergleich' })).toBeHidden();
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a link leads to the rows', async ({ page }) => {
    await page.goto('/en');
    await page.getByRole('link', { name: 'Compare every feature' }).click();
    await expect(page.getByRole('table', { name: 'Personal plans compared' })).toBeVisible();
  });
});
