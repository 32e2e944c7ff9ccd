import { expect, test } from '@playwright/test';

test.use({ javaScriptEnabled: false });

for (const width of [360, 1440]) {
  test(`at ${width} px each step against spam is outlined, and narrower than the one before`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/fr/features');
    const steps = await page.locator('#antiSpam ol > li').all();
    expect(steps.length).toBeGreaterThan(2);
    const widths = await Promise.all(
      steps.map(async (step) => (await step.boundingBox())?.width ?? Number.NaN),
    );
    for (const [index, each] of widths.slice(1).entries()) {
      expect(each).toBeLessThan((widths[index] ?? Number.NaN) - 16);
    }
    for (const step of steps) await expect(step).not.toHaveCSS('border-top-width', '0px');
  });
}
