import { expect, test } from '@playwright/test';
import { planRowIds } from '../../src/content/schema/plan-ids.ts';
import { planRowId } from '../../src/site/plan-row-id.ts';
import { content } from './content.ts';
import { openDetails } from './open-details.ts';
import { saying, words } from './words.ts';

const { comparisons } = content.hosts;

test.use({ viewport: { width: 360, height: 740 }, javaScriptEnabled: false });

test('on a phone every mark of what moves along has its word beside it', async ({ page }) => {
  await page.goto('/en/movehere');
  const table = page.locator('#what-comes-along table');
  const heads = await table.locator('thead th:not(:first-child)').allTextContents();
  expect(heads.length).toBeGreaterThan(0);
  const rows = await table.locator('tbody tr').all();
  expect(rows.length).toBeGreaterThan(0);
  for (const row of rows) {
    const labels = row.locator('td > [aria-hidden]').filter({ visible: true });
    expect(await labels.allTextContents()).toEqual(heads);
  }
});

test('on a phone /plans compares the two plans that are chosen', async ({ page }) => {
  await page.goto('/en/plans');
  await openDetails(page);
  const heads = page.locator('#plans table').first().locator('thead th').filter({ visible: true });
  await expect(heads.getByText('Basics')).toBeVisible();
  await expect(heads.getByText('Ultra')).toHaveCount(0);
  await page
    .getByRole('combobox', { name: words('plans.table.with') })
    .first()
    .selectOption('Ultra');
  await expect(heads.getByText('Ultra')).toBeVisible();
  await expect(heads.getByText('Pro')).toHaveCount(0);
});

for (const width of [360, 1440]) {
  test(`/plans shows every row of every plan in a window ${width} px wide, with nothing to open`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/en/plans');
    for (const [use, label] of [
      ['personal', words('plans.table.personal')],
      ['business', saying('plans.table.business')],
    ] as const) {
      await page.locator('label').getByText(label).click();
      for (const id of planRowIds) {
        await expect(page.locator(`#${planRowId(id, use)}`), `${use} ${id}`).toBeVisible();
      }
    }
  });
}

for (const [id, label] of [
  ['communities', words('compare.tables.communities')],
  ['companies', words('compare.tables.companies')],
] as const) {
  test(`on a phone /compare shows us and one other host for ${id}`, async ({ page }) => {
    await page.goto('/en/compare');
    await page.locator('label').getByText(label, { exact: true }).click();
    const section = page.locator(`#${id}`);
    const heads = section.locator('thead th').filter({ visible: true });
    for (const { name } of comparisons[id].hosts) {
      await section.getByText(name, { exact: true }).and(page.locator('label')).click();
      await expect(heads.last()).toHaveText(name);
      await expect(heads).toHaveCount(3);
    }
  });
}
