import { expect, type Page, test } from '@playwright/test';
import texts from '../../locales/en/for-companies.json' with { type: 'json' };
import { words } from './words.ts';

const address = '/en/for-companies';
const { user, stranger, page: shown, login } = texts.readers;

test.use({ javaScriptEnabled: false });

for (const width of [360, 1440]) {
  test.describe(`${width} pixels wide`, () => {
    test.use({ viewport: { width, height: 740 } });

    test('two questions have an answer with what shows it', async ({ page }) => {
      await page.goto(address);
      for (const id of ['readers', 'trail']) {
        await expect(page.locator(`#${id} h2`)).toHaveText(/\?$/);
        await expect(page.locator(`#${id} h2 + :is(div, p)`).first()).toBeVisible();
        await expect(page.locator(`#${id} img`).filter({ visible: true })).toHaveCount(1);
      }
    });

    test('a stranger sees a form to log in where a user sees the page', async ({ page }) => {
      await page.goto(address);
      const readers = page.locator('#readers');
      await expect(readers.getByRole('img')).toHaveAccessibleName(shown);
      for (const [reader, seen] of [
        [stranger, login],
        [user, shown],
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

    test('how one leaves, and what is asked first, is answered at once, other questions when their subject is unfolded', async ({
      page,
    }) => {
      await page.goto(address);
      await expect(page.locator('#leaving h2')).toHaveText(/\?$/);
      await expect(page.locator('#leaving p')).toBeVisible();
      const first = page.locator('#answers div > h3 + p');
      await expect(first.filter({ visible: true })).toHaveCount(3);
      const subjects = await page.locator('#answers details').all();
      expect(subjects).toHaveLength(4);
      for (const subject of subjects) {
        const answers = await subject.locator('h4 + p').all();
        expect(answers.length).toBeGreaterThan(2);
        for (const answer of answers) await expect(answer).toBeHidden();
        await subject.locator('summary').click();
        for (const answer of answers) await expect(answer).toBeVisible();
      }
    });

    test('the way back from a reference unfolds what it leads to', async ({ page }) => {
      await page.goto(address);
      const mark = page.locator('#answers details [id^="cite-"]').last();
      const id = await mark.getAttribute('id');
      await page.getByText(words('common.reference.all', { number: '' }).trim()).click();
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

test.describe('the gate between a user and a stranger', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  /** How each leaf stands, how far the form to log in has come over them, and how long a leaf takes. */
  const gateOf = (page: Page) =>
    page.locator('#readers fieldset + div').evaluate((gate) => ({
      leaves: ['::before', '::after'].map((leaf) =>
        getComputedStyle(gate, leaf).transform.startsWith('matrix3d(1, 0, 0') ? 'shut' : 'open',
      ),
      form: getComputedStyle(gate.querySelectorAll('picture')[1] ?? gate).translate,
      seconds: Number.parseFloat(getComputedStyle(gate, '::before').transitionDuration),
    }));

  test('shuts before a stranger, stays shut below the form to log in, and opens for a user', async ({
    page,
  }) => {
    await page.goto(address);
    const { leaves, form, seconds } = await gateOf(page);
    expect(leaves).toEqual(['open', 'open']);
    expect(form).toBe('0px 99%');
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThan(0.9);
    const choose = (reader: string) =>
      page.locator('#readers').getByText(reader, { exact: true }).click();
    await choose(stranger);
    await expect
      .poll(async () => (await gateOf(page)).leaves, { intervals: [20] })
      .toEqual(['shut', 'shut']);
    await expect.poll(async () => (await gateOf(page)).form).toBe('0px');
    expect((await gateOf(page)).leaves).toEqual(['shut', 'shut']);
    await choose(user);
    await expect.poll(() => gateOf(page)).toMatchObject({ leaves, form });
  });

  test('lies below the form at once where nothing may move', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(address);
    expect(await gateOf(page)).toEqual({
      leaves: ['open', 'open'],
      form: '0px 99%',
      seconds: 0,
    });
    await page.locator('#readers').getByText(stranger, { exact: true }).click();
    expect(await gateOf(page)).toEqual({ leaves: ['shut', 'shut'], form: '0px', seconds: 0 });
  });
});
