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

test.beforeEach(async ({ page }) => {
  await loadDocumentsOnly(page);
  await page.goto('/en/usecases');
});

test('the first use case of two groups has a large sheet, on the left and on the right, the others stand in a row', async ({
  page,
}) => {
  for (const group of ['work', 'own']) {
    const [first, ...others] = await casesOf(page, group);
    expect(others.length).toBeGreaterThan(1);
    for (const { top, heading, sheet } of others) {
      expect(top).toBe(others[0]?.top);
      expect(sheet.width).toBeLessThan(first?.sheet.width ?? 0);
      expect(sheet.top).toBeGreaterThanOrEqual(heading.bottom);
    }
    expect(first?.sheet.top).toBeLessThan(first?.heading.bottom ?? 0);
    const isOnLeft = (first?.sheet.left ?? 0) < (first?.heading.left ?? 0);
    expect(isOnLeft).toBe(group === 'work');
  }
});

test('in one group each use case has a line of its own, with its sheet beside it', async ({
  page,
}) => {
  const cases = await casesOf(page, 'knowledge');
  for (const [index, { top, heading, sheet }] of cases.entries()) {
    if (index > 0) expect(top).toBeGreaterThan(cases[index - 1]?.bottom ?? Infinity);
    expect(sheet.left).toBeGreaterThan(heading.right);
    expect(sheet.left).toBe(cases[0]?.sheet.left);
  }
});

test('in one group all use cases stand in a row, below a scene beside the heading', async ({
  page,
}) => {
  const cases = await casesOf(page, 'together');
  const scene = await page.locator('#together svg').boundingBox();
  const heading = await page.locator('#together h2').boundingBox();
  expect(scene?.width).toBeGreaterThan(500);
  expect(scene?.x).toBeGreaterThan((heading?.x ?? Infinity) + (heading?.width ?? 0));
  for (const { top, sheet } of cases) {
    expect(top).toBe(cases[0]?.top);
    expect(sheet.top).toBe(cases[0]?.sheet.top);
    expect(top).toBeGreaterThanOrEqual((scene?.y ?? Infinity) + (scene?.height ?? 0));
  }
});

test('what a red link is stands where the page begins', async ({ page }) => {
  await expect(page.getByText('a page that nobody has written yet')).toBeInViewport();
});
