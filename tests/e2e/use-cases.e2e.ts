import { expect, test } from '@playwright/test';
import { loadDocumentsOnly } from './documents-only.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('the first use case of a group has a large sheet beside it, the others stand in a row', async ({
  page,
}) => {
  await loadDocumentsOnly(page);
  await page.goto('/en/usecases');
  for (const group of ['work', 'knowledge', 'together', 'own']) {
    const cases = page.locator(`#${group} ul:not([aria-label]) > li[id]`);
    const boxes = await cases.evaluateAll((all) =>
      all.map((item) => {
        const { top, width } = item.getBoundingClientRect();
        const sheet = item.querySelector('ul')?.getBoundingClientRect();
        const heading = item.querySelector('h3')?.getBoundingClientRect();
        return { top, width, sheet, heading };
      }),
    );
    const [first, ...others] = boxes;
    expect(others.length).toBeGreaterThan(1);
    for (const other of others) {
      expect(other.top).toBe(others[0]?.top);
      expect(other.sheet?.width ?? 0).toBeLessThan(first?.sheet?.width ?? 0);
      expect(other.sheet?.top).toBeGreaterThanOrEqual(other.heading?.bottom ?? Infinity);
    }
    expect(first?.sheet?.top).toBeLessThan(first?.heading?.bottom ?? 0);
  }
});

test('what a red link is stands where the page begins', async ({ page }) => {
  await page.goto('/en/usecases');
  await expect(page.getByText('a page that nobody has written yet')).toBeInViewport();
});
