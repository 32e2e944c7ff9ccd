import { expect, type Page, test } from '@playwright/test';
import { loadDocumentsOnly } from './documents-only.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const casesOf = (page: Page, group: string) =>
  page.locator(`#${group} ul:not([aria-label]) > li[id]`).evaluateAll((all) =>
    all.map((item) => {
      const boxOf = (selector: string) =>
        (item.querySelector(selector) ?? item).getBoundingClientRect();
      const { top, bottom } = item.getBoundingClientRect();
      return { top, bottom, heading: boxOf('h3'), sheet: boxOf('ul') };
    }),
  );

const areaOf = (box?: DOMRect) => (box?.width ?? 0) * (box?.height ?? 0);

test.beforeEach(async ({ page }) => {
  await loadDocumentsOnly(page);
  await page.goto('/en/usecases');
});

test('in every group one page is written out, on a sheet larger than the others', async ({
  page,
}) => {
  for (const group of ['work', 'knowledge', 'together', 'own']) {
    await expect(page.locator(`#${group} table`)).toHaveCount(1);
    await expect(page.locator(`#${group} li[id]`).first().locator('table')).toBeVisible();
    const [first, ...others] = await casesOf(page, group);
    expect(others.length).toBeGreaterThan(1);
    for (const { sheet } of others) expect(areaOf(sheet)).toBeLessThan(areaOf(first?.sheet) / 2);
  }
});

test('in three groups the other use cases stand in a row below, their sheets on one line', async ({
  page,
}) => {
  for (const group of ['work', 'together', 'own']) {
    const [first, ...others] = await casesOf(page, group);
    for (const { top, heading, sheet } of others) {
      expect(top).toBe(others[0]?.top);
      expect(top).toBeGreaterThan(first?.bottom ?? Infinity);
      expect(sheet.top).toBe(others[0]?.sheet.top);
      expect(sheet.top).toBeGreaterThanOrEqual(heading.bottom);
    }
  }
});

test('the large sheet is on the left, on the right or as wide as the group', async ({ page }) => {
  const sides = [
    ['work', 'below'],
    ['knowledge', 'right'],
    ['together', 'left'],
  ] as const;
  for (const [group, side] of sides) {
    const [first] = await casesOf(page, group);
    const { left = 0, top = 0 } = first?.sheet ?? {};
    const { left: of = 0, bottom = 0 } = first?.heading ?? {};
    expect(top >= bottom ? 'below' : left < of ? 'left' : 'right').toBe(side);
  }
});

test('in one group each of the others has a line of its own', async ({ page }) => {
  const cases = await casesOf(page, 'knowledge');
  for (const [index, { top, heading, sheet }] of cases.entries()) {
    if (index > 0) expect(top).toBeGreaterThan(cases[index - 1]?.bottom ?? Infinity);
    expect(sheet.left).toBeGreaterThan(heading.right);
  }
});

test('what a red link is stands where the page begins', async ({ page }) => {
  await expect(page.getByText('a page that nobody has written yet')).toBeInViewport();
});
