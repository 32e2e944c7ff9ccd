import { expect, test } from '@playwright/test';
import { words } from './words.ts';

const ids = ['communities', 'companies'] as const;

for (const id of ids) {
  const other = ids.find((each) => each !== id);

  test(`a link to the comparison for ${id} presses its switch`, async ({ page }) => {
    await page.goto(`/en/compare#${id}`);
    await expect(page.locator(`#${other}`)).toBeHidden();
    await expect(page.locator(`#${id}`)).toBeInViewport();
    await expect(page.locator(`#${id} table`)).toBeVisible();
  });
}

test('a link to a mark in a hidden column of a table shows the column', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/en/compare');
  const mark = page.locator('#companies tr > :last-child [id^=cite-]').last();
  await expect(mark).toBeHidden();
  const id = await mark.getAttribute('id');
  await page.evaluate((hash) => location.assign(`#${hash}`), id);
  await expect(mark).toBeInViewport();
  await expect(page.locator('#communities')).toBeHidden();
  // The script is there by now, and follows the next link.
  await page.evaluate(() => location.assign('#communities'));
  await expect(page.locator('#communities')).toBeInViewport();
  await expect(page.locator('#companies')).toBeHidden();
});

test('in print both comparisons are whole', async ({ page }) => {
  await page.goto('/en/compare');
  await page.emulateMedia({ media: 'print' });
  for (const id of ids) {
    await expect(page.locator(`#${id} thead th`).filter({ visible: true })).toHaveCount(5);
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const id of ids) {
    test(`a link to the comparison for ${id} shows it`, async ({ page }) => {
      await page.goto(`/en/compare#${id}`);
      await expect(page.locator(`#${id} table`)).toBeInViewport();
    });
  }

  test('the switch chooses the comparison', async ({ page }) => {
    await page.goto('/en/compare');
    await expect(page.locator('#companies')).toBeHidden();
    await page.getByText(words('compare.tables.companies'), { exact: true }).click();
    await expect(page.locator('#companies')).toBeVisible();
    await expect(page.locator('#communities')).toBeHidden();
  });
});
