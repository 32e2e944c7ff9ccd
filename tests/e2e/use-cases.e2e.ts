import { expect, type Page, test } from '@playwright/test';
import { locales } from '../../src/i18n/locales.ts';
import { loadDocumentsOnly } from './documents-only.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const groups = ['work', 'knowledge', 'together', 'own'];

const casesOf = (page: Page, group: string) =>
  page.locator(`#${group} ul:not([aria-label]) > li[id]`).evaluateAll((all) =>
    all.map((item) => {
      const boxOf = (selector: string) =>
        (item.querySelector(selector) ?? item).getBoundingClientRect();
      const { top, bottom } = item.getBoundingClientRect();
      return {
        top,
        bottom,
        heading: boxOf('h3'),
        words: boxOf('div'),
        pages: boxOf('ul'),
        picture: boxOf('img'),
        caption: boxOf('figcaption'),
      };
    }),
  );

test.beforeEach(async ({ page }) => {
  await loadDocumentsOnly(page);
  await page.goto('/en/usecases');
});

test('in every group the first page of one use case is photographed, in a picture of its own', async ({
  page,
}) => {
  const shown = new Set<string | null>();
  for (const group of groups) {
    const picture = page.locator(`#${group} picture img`);
    await expect(picture).toHaveCount(1);
    const first = page.locator(`#${group} li[id]`).first();
    await expect(first.getByRole('img', { name: /page/ })).toHaveCount(1);
    // What the photograph says is not said again beside it.
    await expect(first.getByRole('listitem')).toHaveCount(0);
    shown.add(await picture.getAttribute('src'));
  }
  expect(shown.size).toBe(4);
});

test('the three others stand in a row below the photograph, their pages on one line', async ({
  page,
}) => {
  for (const group of ['work', 'own']) {
    const others = (await casesOf(page, group)).slice(1);
    expect(others).toHaveLength(3);
    for (const { top, heading, pages } of others) {
      expect(top).toBe(others[0]?.top);
      expect(pages.top).toBe(others[0]?.pages.top);
      expect(pages.bottom).toBe(others[0]?.pages.bottom);
      expect(pages.top).toBeGreaterThanOrEqual(heading.bottom);
    }
  }
});

test('sheets lie over the lower edge of the photograph that is as wide as the page', async ({
  page,
}) => {
  const [first, ...sheets] = await casesOf(page, 'work');
  const { picture, words, caption } = first as NonNullable<typeof first>;
  expect(picture.top).toBeGreaterThanOrEqual(words.bottom);
  expect(picture.top).toBeGreaterThanOrEqual(caption.bottom);
  expect(caption.left).toBeGreaterThanOrEqual(words.right);
  for (const { top, bottom, heading } of sheets) {
    expect(top).toBeLessThan(picture.bottom);
    expect(bottom).toBeGreaterThan(picture.bottom);
    expect(heading.left).toBeGreaterThan(picture.left);
    expect(heading.right).toBeLessThan(picture.right);
  }
});

for (const locale of locales) {
  test(`the list beside the photograph ends with it in ${locale}`, async ({ page }) => {
    await page.goto(`/${locale}/usecases`);
    const [first, ...others] = await casesOf(page, 'knowledge');
    const { picture, caption } = first as NonNullable<typeof first>;
    expect(picture.top).toBeGreaterThanOrEqual(caption.bottom);
    for (const { heading } of others) expect(heading.left).toBeGreaterThan(picture.right);
    expect(Math.abs((others.at(-1)?.pages.bottom ?? 0) - picture.bottom)).toBeLessThan(8);
  });
}

test('the first sentence of a page is read in large letters, beside the page', async ({ page }) => {
  const quote = page.locator('#own li[id]').first().getByRole('blockquote');
  await expect(quote).toHaveText(/^It begins with a baker/);
  const [first] = await casesOf(page, 'own');
  const { picture, words } = first as NonNullable<typeof first>;
  expect(Math.abs(words.top - picture.top)).toBeLessThan(8);
  const box = await quote.boundingBox();
  expect(Math.abs((box?.y ?? 0) + (box?.height ?? 0) - picture.bottom)).toBeLessThan(8);
  // The photograph leads out of the window, which does not scroll sideways for it.
  expect(picture.right).toBeGreaterThan(1440);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1440);
});

test('on a tablet each of the others has a line of its own, its pages on the right', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  for (const group of groups) {
    const cases = await casesOf(page, group);
    for (const [index, { top, heading, pages }] of cases.entries()) {
      if (index === 0) continue;
      expect(top).toBeGreaterThan(cases[index - 1]?.bottom ?? Infinity);
      expect(pages.left).toBeGreaterThan(heading.right);
    }
  }
});

test('the whole group stands beside the photograph of a phone', async ({ page }) => {
  const [first, ...others] = await casesOf(page, 'together');
  const { picture, words } = first as NonNullable<typeof first>;
  expect(Math.abs(words.top - picture.top)).toBeLessThan(2);
  let above = words;
  for (const { heading, pages, words: next } of others) {
    expect(heading.top).toBeGreaterThan(above.bottom);
    expect(heading.left).toBe(words.left);
    expect(pages.left).toBeGreaterThan(next.right);
    above = next;
  }
  const bottom = others.at(-1)?.bottom ?? 0;
  expect(Math.abs(bottom - picture.bottom)).toBeLessThan(8);
});

test('what a red link is stands in view when the page opens', async ({ page }) => {
  await expect(page.getByText('a page that nobody has written yet')).toBeInViewport();
});
