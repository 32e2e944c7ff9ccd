import { expect, type Page, test } from '@playwright/test';
import { routes } from '../../src/site/routes.ts';

/** The rows of the comparison that is shown, without what only /plans explains. */
function shownRows(page: Page): Promise<string[]> {
  return page
    .locator('section:has([name="use"]) table:has(caption)')
    .filter({ visible: true })
    .locator('tr')
    .evaluateAll((rows) =>
      rows.map((row) => {
        const copy = row.cloneNode(true) as HTMLElement;
        for (const details of copy.querySelectorAll('details')) {
          details.replaceWith(details.querySelector('summary')?.textContent ?? '');
        }
        return copy.textContent;
      }),
    );
}

const use = (page: Page, value: 'personal' | 'business') =>
  page.locator('main label', { has: page.locator(`[name="use"][value="${value}"]`) }).first();

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('pages with prices have every row of the plans, folded', async ({ page }) => {
      await page.goto('/de/plans');
      const wanted = { personal: await shownRows(page), business: [] as string[] };
      expect(wanted.personal.length).toBeGreaterThan(20);
      await use(page, 'business').click();
      wanted.business = await shownRows(page);
      expect(wanted.business).not.toEqual(wanted.personal);

      for (const key of ['landing', 'features', 'createWiki', 'moveHere'] as const) {
        await page.goto(`/de${routes[key].path.replace(/\/$/, '')}`);
        for (const kind of ['personal', 'business'] as const) {
          await use(page, kind).click();
          expect(await shownRows(page), key).toEqual([]);
          await page
            .locator('section:has([name="use"]) details:has(> table) > summary')
            .filter({ visible: true })
            .first()
            .click();
          expect(await shownRows(page), key).toEqual(wanted[kind]);
        }
      }
    });
  });
}
