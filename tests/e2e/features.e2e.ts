import { expect, test } from '@playwright/test';

test.use({ javaScriptEnabled: false });

for (const width of [360, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('a refused edit is shown, and below it the tools against spam', async ({ page }) => {
      await page.goto('/fr/features');
      const spam = page.locator('#antiSpam');
      const photograph = await spam.getByRole('img').boundingBox();
      expect(photograph?.width).toBeGreaterThan(width > 1000 ? 1000 : width - 60);
      const tools = await Promise.all(
        (await spam.getByRole('listitem').all()).map((tool) => tool.boundingBox()),
      );
      expect(tools.length).toBeGreaterThan(2);
      for (const tool of tools) {
        expect(tool?.y).toBeGreaterThan((photograph?.y ?? 0) + (photograph?.height ?? 0));
      }
      // In one row where it has room.
      expect(new Set(tools.map((tool) => tool?.y)).size).toBe(width > 1000 ? 1 : tools.length);
    });

    test('what support everybody has is larger than what can be had besides', async ({ page }) => {
      await page.goto('/de/features');
      const sizes = await page
        .locator('#support h3')
        .evaluateAll((all) =>
          all.map((title) => Number.parseFloat(getComputedStyle(title).fontSize)),
        );
      const [everybody = 0, ...besides] = sizes;
      expect(besides.length).toBeGreaterThan(0);
      for (const size of besides) expect(size).toBeLessThan(everybody);
    });

    test('the kinds of sign-on stand in a table that fits', async ({ page }) => {
      await page.goto('/es/features');
      const table = page.locator('#sso').getByRole('table');
      await expect(table.getByRole('rowheader')).toHaveText([
        /^Básico Quantum/,
        /^Avanzado Ultra/,
        /^A medida Ultra/,
      ]);
      await expect(table.getByRole('columnheader')).toHaveCount(3);
      const box = await table.boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan(width);
    });
  });
}
