import { expect, type Page, test } from '@playwright/test';
import { loadDocumentsOnly } from './documents-only.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const casesOf = (page: Page, group: string) =>
  page.locator(`#${group} ul:not([aria-label]) > li[id]`).evaluateAll((all) =>
    all.map((item) => {
      const boxOf = (selector: string) =>
        (item.querySelector(selector) ?? item).getBoundingClientRect();
      const { top, bottom } = item.getBoundingClientRect();
      return { top, bottom, heading: boxOf('h3'), pages: boxOf('ul'), picture: boxOf('img') };
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
  for (const group of ['work', 'knowledge', 'together', 'own']) {
    const picture = page.locator(`#${group} picture img`);
    await expect(picture).toHaveCount(1);
    const first = page.locator(`#${group} li[id]`).first();
    await expect(first.getByRole('img', { name: /page/ })).toHaveCount(1);
    // What it says first, and what comes next, can be read without it.
    await expect(first.getByRole('list', { name: 'Begin with' }).getByRole('listitem')).toHaveCount(
      3,
    );
    shown.add(await picture.getAttribute('src'));
  }
  expect(shown.size).toBe(4);
});

test('in two groups the other use cases stand in a row below, their pages on one line', async ({
  page,
}) => {
  for (const group of ['work', 'own']) {
    const [first, ...others] = await casesOf(page, group);
    for (const { top, heading, pages } of others) {
      expect(top).toBe(others[0]?.top);
      expect(top).toBeGreaterThan(first?.bottom ?? Infinity);
      expect(pages.top).toBe(others[0]?.pages.top);
      expect(pages.top).toBeGreaterThanOrEqual(heading.bottom);
    }
  }
});

test('the photograph is as wide as the group, on the right of its words, or on the left', async ({
  page,
}) => {
  const sides = [
    ['work', 'below'],
    ['knowledge', 'right'],
    ['together', 'left'],
    ['own', 'left'],
  ] as const;
  for (const [group, side] of sides) {
    const [first] = await casesOf(page, group);
    const { left = 0, top = 0 } = first?.picture ?? {};
    const { left: of = 0, bottom = 0 } = first?.heading ?? {};
    expect(top >= bottom ? 'below' : left < of ? 'left' : 'right').toBe(side);
  }
});

test('in one group a phone stands beside every use case', async ({ page }) => {
  const [first, ...others] = await casesOf(page, 'together');
  const { picture } = first as NonNullable<typeof first>;
  expect(picture.width).toBeLessThanOrEqual(360);
  for (const { heading, top } of others) {
    expect(heading.left).toBeGreaterThan(picture.right);
    expect(top).toBeLessThan(picture.bottom);
  }
});

test('in two groups each of the others has a line of its own', async ({ page }) => {
  for (const group of ['knowledge', 'together']) {
    const [, ...others] = await casesOf(page, group);
    for (const [index, { top, heading, pages }] of others.entries()) {
      if (index > 0) expect(top).toBeGreaterThan(others[index - 1]?.bottom ?? Infinity);
      expect(pages.left).toBeGreaterThan(heading.right);
    }
  }
});

test('what a red link is stands where the page begins', async ({ page }) => {
  await expect(page.getByText('a page that nobody has written yet')).toBeInViewport();
});
