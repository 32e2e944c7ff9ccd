import { expect, type Page, test } from '@playwright/test';
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
  for (const group of ['work', 'knowledge', 'own']) {
    const [first, ...others] = await casesOf(page, group);
    expect(others).toHaveLength(3);
    for (const { top, heading, pages } of others) {
      expect(top).toBe(others[0]?.top);
      expect(top).toBeGreaterThan(first?.bottom ?? Infinity);
      expect(pages.top).toBe(others[0]?.pages.top);
      expect(pages.bottom).toBe(others[0]?.pages.bottom);
      expect(pages.top).toBeGreaterThanOrEqual(heading.bottom);
    }
  }
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

test('the photograph is as wide as the group, between its words and its caption', async ({
  page,
}) => {
  for (const group of ['work', 'knowledge', 'own']) {
    const [first, ...others] = await casesOf(page, group);
    const { picture, words, caption } = first as NonNullable<typeof first>;
    expect(picture.top).toBeGreaterThanOrEqual(words.bottom);
    expect(caption.top).toBeGreaterThanOrEqual(picture.bottom);
    expect(picture.left).toBe(others[0]?.pages.left);
    expect(picture.right).toBe(others.at(-1)?.pages.right);
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
