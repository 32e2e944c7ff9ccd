import { expect, test } from '@playwright/test';

const address = '/en/for-companies';
const folded = ['access', 'records', 'editing', 'money', 'running'];

test.use({ javaScriptEnabled: false });

for (const width of [360, 1440]) {
  test.describe(`${width} pixels wide`, () => {
    test.use({ viewport: { width, height: 740 } });

    test('each subject answers one question and says how many others it holds', async ({
      page,
    }) => {
      await page.goto(address);
      for (const id of [...folded, 'leaving']) {
        await expect(page.locator(`#${id} h3`)).toBeVisible();
        await expect(page.locator(`#${id} h3 + p`)).toBeVisible();
      }
      for (const id of folded) {
        const questions = page.locator(`#${id} details dt`);
        const summary = page.locator(`#${id} summary`);
        await expect(questions.first()).toBeHidden();
        await expect(summary).toHaveText(new RegExp(`^${await questions.count()} more: `));
        await summary.click();
        await expect(questions.last()).toBeVisible();
      }
    });

    test('the way back from a reference unfolds what it leads to', async ({ page }) => {
      await page.goto(address);
      const mark = page.locator('#records details [id^="cite-"]').last();
      const id = await mark.getAttribute('id');
      await page.getByText(/^Show all \d+$/).click();
      await page.locator(`#references a[href="#${id}"]`).click();
      await expect(mark).toBeInViewport();
      await expect(page.locator('#money details dt').first()).toBeHidden();
    });

    test('all answers are printed', async ({ page }) => {
      await page.goto(address);
      await page.emulateMedia({ media: 'print' });
      for (const id of folded) {
        await expect(page.locator(`#${id} details dd`).last()).toBeVisible();
        await expect(page.locator(`#${id} summary`)).toBeHidden();
      }
    });
  });
}
