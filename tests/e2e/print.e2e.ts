import { expect, test } from '@playwright/test';

// A sheet of A4 between the margins that a browser leaves.
test.use({ viewport: { width: 718, height: 1017 } });

test('on paper all personal plans stand in one row, which no page cuts', {
  tag: '@layout',
}, async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  for (const locale of ['en', 'de']) {
    await page.goto(`/${locale}/plans`);
    const row = page.locator('#plans div:has(> div > h3)').filter({ visible: true });
    await expect(row).toHaveCSS('break-inside', 'avoid');
    const cards = row.locator('> div:has(h3)');
    const tops = await cards.evaluateAll((all) =>
      all.map((card) => card.getBoundingClientRect().top),
    );
    expect(tops.length).toBeGreaterThan(1);
    expect(new Set(tops).size).toBe(1);
  }
});

for (const format of ['A4', 'Letter']) {
  test(`an estimate is one sheet of ${format}`, { tag: '@layout' }, async ({ page }) => {
    for (const locale of ['en', 'de']) {
      await page.goto(
        `/${locale}/pricecalculator?product=ultra&country=DE&addons[]=backupsplus&addons[]=prioritysupport&extrawikis=2&extrastorage=10`,
      );
      const margin = '1cm';
      const file = await page.pdf({
        format,
        margin: { top: margin, right: margin, bottom: margin, left: margin },
      });
      expect.soft(file.toString('latin1').match(/\/Type\s*\/Page\b/g), locale).toHaveLength(1);
    }
  });
}
