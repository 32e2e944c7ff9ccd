import { expect, test } from '@playwright/test';
import { content } from './content.ts';
import { words } from './words.ts';

const bands = content.plans.business.flatMap(({ bands }) => bands);
const dollars = (amount: number) => `$${amount.toLocaleString('en')}`;

test.use({ javaScriptEnabled: false });

test('a company sees what each size pays for each plan, by the year or by the month', async ({
  page,
}) => {
  await page.goto('/en/for-companies');
  const matrix = page.locator('#plans table');
  const shown = async () =>
    (await matrix.locator('tbody td b').filter({ visible: true }).allTextContents()).sort();
  expect(bands.length).toBeGreaterThan(0);
  expect(await shown()).toEqual(
    bands.map((band) => dollars(band.annualPerMonthCents / 100)).sort(),
  );
  await page
    .getByRole('radio', { name: words('for-companies.plans.month') })
    .check({ force: true });
  expect(await shown()).toEqual(bands.map((band) => dollars(band.monthlyCents / 100)).sort());
});
