import { expect, test } from '@playwright/test';

const address = '/en/for-companies';

test.use({ javaScriptEnabled: false });

for (const width of [360, 1440]) {
  test.describe(`${width} pixels wide`, () => {
    test.use({ viewport: { width, height: 740 } });

    test('two questions have an answer with what shows it', async ({ page }) => {
      await page.goto(address);
      for (const id of ['readers', 'trail']) {
        await expect(page.locator(`#${id} h2`)).toHaveText(/\?$/);
        await expect(page.locator(`#${id} h2 + div p`).first()).toBeVisible();
        await expect(page.locator(`#${id} img`).filter({ visible: true })).toHaveCount(1);
      }
    });

    test('a stranger sees a page to log in where a user sees the page', async ({ page }) => {
      await page.goto(address);
      const readers = page.locator('#readers');
      await expect(readers.getByRole('img')).toHaveAccessibleName(/^The shift book/);
      for (const [reader, seen] of [
        ['a stranger', /“Login required”/],
        ['a user', /^The shift book/],
      ] as const) {
        await readers.getByText(reader, { exact: true }).click();
        await expect(readers.getByRole('radio', { name: reader })).toBeChecked();
        await expect(readers.getByRole('img')).toHaveCount(1);
        await expect(readers.getByRole('img')).toHaveAccessibleName(seen);
        await expect
          .poll(() =>
            readers.getByRole('img').evaluate((image: HTMLImageElement) => image.naturalWidth),
          )
          .toBeGreaterThan(0);
      }
    });

    test('what decides is answered at once, every other question when it is unfolded', async ({
      page,
    }) => {
      await page.goto(address);
      for (const id of ['leaving', 'money', 'running']) {
        await expect(page.locator(`#${id} h3`)).toHaveText(/\?$/);
        await expect(page.locator(`#${id} p`)).toBeVisible();
      }
      for (const question of await page.locator('#answers details').all()) {
        await expect(question.locator('p')).toBeHidden();
        await question.locator('summary').click();
        await expect(question.locator('p')).toBeVisible();
      }
    });

    test('the way back from a reference unfolds what it leads to', async ({ page }) => {
      await page.goto(address);
      const mark = page.locator('#answers details [id^="cite-"]').last();
      const id = await mark.getAttribute('id');
      await page.getByText(/^Show all \d+$/).click();
      await page.locator(`#references a[href="#${id}"]`).click();
      await expect(mark).toBeInViewport();
      await expect(page.locator('#answers details p').first()).toBeHidden();
    });

    test('all answers are printed', async ({ page }) => {
      await page.goto(address);
      await page.emulateMedia({ media: 'print' });
      for (const answer of await page.locator('#answers details p').all()) {
        await expect(answer).toBeVisible();
      }
    });
  });
}
