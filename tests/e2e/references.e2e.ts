import { expect } from '@playwright/test';
import { locales } from '../../src/i18n/locales.ts';
import { planRowId } from '../../src/site/plan-row-id.ts';
import { isFullMatrix } from '../../src/testing/test-matrix.ts';
import { bodyOf, builtPages, fullPages } from './built-site.ts';
import { claims } from './content.ts';
import { test } from './idle-page.ts';
import { saying, words } from './words.ts';

/** Each row of the plan tables that a claim names as its source, once. */
const citedRows = Map.groupBy(
  claims.flatMap(({ source }) => (source.kind === 'plan' ? [source] : [])),
  ({ row, plans }) => planRowId(row, plans),
);

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('each reference to a plan shows its row, in the table of its kind', async ({ page }) => {
      test.slow();
      await page.emulateMedia({ reducedMotion: 'reduce' });
      expect(citedRows.size).toBeGreaterThan(5);
      for (const [place, id] of [...citedRows.keys()].entries()) {
        await test.step(id, async () => {
          // A visitor from another site loads the page anew, one on the page itself does not. Without
          // script the browser goes to the row by itself in both.
          const isNew = isFullMatrix || place % 3 === 0;
          if (javaScriptEnabled && isNew) await page.goto('about:blank');
          await page.goto(`/en/plans#${id}`);
          await expect.soft(page.locator(`#${id}:target`), id).toBeInViewport();
        });
      }
    });
  });
}

test('a link to the other kind of plan presses the switch, and the switch goes on working', async ({
  page,
}) => {
  const panel = (caption: string) => page.getByRole('table', { name: caption });
  await page.goto('/en/plans#business-row-sso');
  await expect(page.getByRole('radio', { name: saying('plans.table.business') })).toBeChecked();
  await expect(panel(words('plans.table.personalCaption'))).toBeHidden();
  await page.getByText(words('plans.table.personal'), { exact: true }).click();
  await expect(panel(words('plans.table.businessCaption'))).toBeHidden();
  await page.locator('label').getByText(saying('plans.table.business')).click();
  await page.evaluate(() => location.assign('#row-sso'));
  await expect(page.locator('#row-sso')).toBeInViewport();
  await expect(panel(words('plans.table.businessCaption'))).toBeHidden();
});

test('a link to a row unfolds the comparison, where it can be folded', async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 900 });
  await page.goto('/en/plans');
  await page.getByText(words('plans.compareAll')).first().click();
  await expect(page.locator('#row-storage')).toBeHidden();
  await page.evaluate(() => location.assign('#row-storage'));
  await expect(page.locator('#row-storage')).toBeInViewport();
});

test('features that every plan has are one list with their count', async ({ page }) => {
  await page.goto('/en/plans');
  const table = page.getByRole('table', { name: words('plans.table.personalCaption') });
  const list = table.locator('td:has(> ul)');
  const shown = await list.locator('li[id]').filter({ visible: true }).count();
  expect(shown).toBeGreaterThan(5);
  await expect(list).toContainText(words('plans.table.inEvery', { count: shown }));
  for (const row of await table.locator('tbody tr[id]').all()) {
    const cells = await row.locator('td').allTextContents();
    expect(cells.every((cell) => cell === words('common.yes'))).toBe(false);
  }
});

for (const width of [360, 1440]) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 740 }, javaScriptEnabled: false });

    test('references are folded until they are wanted or a mark leads there', async ({ page }) => {
      await page.goto('/en/compare');
      const entries = page.locator('#references li');
      await expect(entries.first()).toBeHidden();
      await page.getByText(words('common.reference.all', { number: '' }).trim()).click();
      await expect(entries.first()).toBeVisible();
      await page.goto('/en/compare');
      await page.locator('a[href="#ref-7"]').first().click();
      await expect(page.locator('#ref-7')).toBeInViewport();
    });
  });
}

/** Pages that cite a source. */
const marked = fullPages.filter(
  ({ locale, record }) => locale === 'en' && bodyOf(record).includes('id="cite-1"'),
);
test('from each reference a link leads back to its mark', async ({ page, untilIdle }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 360, height: 640 });
  expect(marked.length).toBeGreaterThan(10);
  const seen = marked.filter((_, place) => isFullMatrix || place % 2 === 0);
  for (const { address } of seen) {
    await page.goto(address);
    await untilIdle();
    expect.soft(await page.evaluate(lostReferences), address).toEqual([]);
  }
});

/** Fragments of the links between marks and references that do not show where they lead. */
async function lostReferences(): Promise<string[]> {
  const isSeen = (element: Element | null) => {
    const { left = -1, right = 0, top = -1, bottom = 0 } = element?.getBoundingClientRect() ?? {};
    const isInside = left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight;
    return isInside && element?.checkVisibility({ visibilityProperty: true });
  };
  const follow = async (link: HTMLAnchorElement) => {
    link.click();
    const target = document.querySelector(link.hash);
    for (let frame = 0; frame < 3 && !isSeen(target); frame += 1) {
      await new Promise(requestAnimationFrame);
    }
    return isSeen(target);
  };
  const lost: string[] = [];
  for (const back of document.querySelectorAll<HTMLAnchorElement>('a[href^="#cite-"]')) {
    const mark = document.querySelector<HTMLAnchorElement>(back.hash);
    if (!(await follow(back))) lost.push(back.hash);
    if (!mark || !(await follow(mark))) lost.push(mark?.hash ?? '');
  }
  return lost;
}

test('no two marks touch, which would read as one number', () => {
  for (const { address, record } of builtPages) {
    expect.soft(bodyOf(record).match(/\d+<\/a><\/sup>\s*<sup.*?<\/sup>/g), address).toBeNull();
  }
});

test('a mark stands whole on one line, in the narrowest columns as well', async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 900 });
  for (const locale of locales) {
    await page.goto(`/${locale}/compare`);
    for (const table of ['communities', 'companies']) {
      const marks = page.locator(`#${table} td [role="doc-noteref"]`);
      await page
        .locator('[name="comparison"]')
        .nth(table === 'communities' ? 0 : 1)
        .check();
      const lines = await marks.evaluateAll((all) =>
        all.map((mark) => mark.getClientRects().length),
      );
      expect(lines.length).toBeGreaterThan(10);
      expect.soft(new Set(lines), `${locale} ${table}`).toStrictEqual(new Set([1]));
    }
  }
});
