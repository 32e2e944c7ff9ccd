import { expect, test } from '@playwright/test';

const address = '/en/for-companies';
const folded = ['access', 'records', 'editing', 'money', 'running', 'leaving'];

test.use({ javaScriptEnabled: false });

for (const width of [360, 1440]) {
  test.describe(`${width} pixels wide`, () => {
    test.use({ viewport: { width, height: 740 } });

    test('two questions have an answer with what shows it', async ({ page }) => {
      await page.goto(address);
      for (const id of ['readers', 'trail']) {
        await expect(page.locator(`#${id} h2`)).toHaveText(/\?$/);
        await expect(page.locator(`#${id} h2 + div p`).first()).toBeVisible();
      }
      await expect(page.locator('#trail img')).toBeVisible();
    });

    test('each subject says what decides, and how many answers it holds besides', async ({
      page,
    }) => {
      await page.goto(address);
      for (const id of folded) {
        await expect(page.locator(`#${id} h3 + p`)).toBeVisible();
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
