import { expect, test } from '@playwright/test';

const address = '/en/for-companies';
const subjects = ['access', 'records', 'editing', 'running', 'money', 'leaving'];

test.use({ javaScriptEnabled: false });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the first subject is open, and each says how many questions it holds', async ({ page }) => {
    await page.goto(address);
    for (const [place, id] of subjects.entries()) {
      const questions = page.locator(`#${id} dt`);
      const fold = page.locator('#answers details').nth(place);
      await expect(questions.first()).toBeVisible({ visible: place === 0 });
      await expect(fold.locator('summary')).toHaveText(`${await questions.count()} questions`);
    }
    await page.getByRole('heading', { name: 'Money', exact: true }).click({ force: true });
    await expect(page.locator('#money dt').first()).toBeVisible();
    await page.getByRole('heading', { name: 'Money', exact: true }).click({ force: true });
    await expect(page.locator('#money dt').first()).toBeHidden();
  });

  test('a link to a subject unfolds it, and so does the way back from a reference', async ({
    page,
  }) => {
    await page.goto(`${address}#money`);
    await expect(page.locator('#money dt').first()).toBeInViewport();
    await expect(page.locator('#records dt').first()).toBeHidden();
    const mark = page.locator('#records [id^="cite-"]').last();
    const id = await mark.getAttribute('id');
    await page.getByText(/^Show all \d+$/).click();
    await page.locator(`#references a[href="#${id}"]`).click();
    await expect(mark).toBeInViewport();
  });

  test('all answers are printed', async ({ page }) => {
    await page.goto(address);
    await expect(page.locator('#leaving dd').first()).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    for (const id of subjects) await expect(page.locator(`#${id} dd`).last()).toBeVisible();
    await expect(page.locator('#answers summary').first()).toBeHidden();
  });
});

test('on a wide screen all answers stand open, and the name of a subject stays beside its own', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(address);
  const link = page.locator('#answers').getByRole('link', { name: 'Money', exact: true });
  for (const id of subjects) await expect(page.locator(`#${id} dd`).last()).toBeVisible();
  await expect(page.locator('#answers summary').first()).toBeHidden();
  await link.click();
  const name = page.getByRole('heading', { name: 'Money', exact: true });
  await expect(name).toBeInViewport();
  const questions = page.locator('#money dt');
  await questions.filter({ hasText: 'VAT?' }).evaluate((question) => question.scrollIntoView());
  await expect(questions.first()).not.toBeInViewport();
  await expect(name).toBeInViewport();
});
