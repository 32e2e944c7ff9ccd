import { expect, test } from '@playwright/test';

test.use({ javaScriptEnabled: false });

for (const width of [360, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('a refused edit is shown at the size it has, with the tools against spam', async ({
      page,
    }) => {
      await page.goto('/fr/features');
      const spam = page.locator('#antiSpam');
      const photograph = await spam.getByRole('img').boundingBox();
      expect(photograph?.width).toBeGreaterThan(width > 1000 ? 600 : width - 60);
      const tools = await Promise.all(
        (await spam.getByRole('listitem').all()).map((tool) => tool.boundingBox()),
      );
      expect(tools.length).toBeGreaterThan(2);
      for (const tool of tools) {
        const { x = 0, y = 0, width: toolWidth = 0 } = tool ?? {};
        // Beside it where there is room, otherwise above.
        if (width > 1000) expect(x + toolWidth).toBeLessThan(photograph?.x ?? 0);
        else expect(y).toBeLessThan(photograph?.y ?? 0);
      }
    });

    test('large features have the larger titles, and each has its plan in one line', async ({
      page,
    }) => {
      await page.goto('/en/features');
      const sizeOf = (id: string) =>
        page
          .locator(`#${id} h2`)
          .evaluate((title) => Number.parseFloat(getComputedStyle(title).fontSize));
      for (const small of ['assistant', 'sso', 'noAds']) {
        for (const large of ['visualEditor', 'privacy', 'selfService', 'support']) {
          const ratio = (await sizeOf(large)) / (await sizeOf(small));
          expect(ratio).toBeGreaterThanOrEqual(width > 1000 ? 1.3 : 0.99);
        }
      }
      const plan = page.locator('#extensions').getByText('Every plan');
      const name = page.locator('#extensions').getByText('Extensions', { exact: true });
      expect((await plan.boundingBox())?.y).toBeCloseTo((await name.boundingBox())?.y ?? 0, -1);
    });

    test('every feature says in one line which plans have it', async ({ page }) => {
      await page.goto('/de/features');
      const features = page.locator('main section[id]:has(h2 + p b)');
      await expect(features).toHaveCount(10);
      for (const feature of await features.all()) {
        await expect(feature.locator('h2 + p')).toContainText(
          /In jedem Tarif|Ab .+|Fragen Sie uns/,
        );
      }
    });

    test('the editor is seen in the first screen, below the names of the plans', async ({
      page,
    }) => {
      await page.goto('/de/features');
      const editor = page.locator('#visualEditor');
      const photograph = await editor.getByRole('img').boundingBox();
      const names = editor.getByText('Ultra', { exact: true });
      await expect(names).toBeVisible();
      expect((await names.boundingBox())?.y).toBeLessThan(photograph?.y ?? 0);
      expect(photograph?.y).toBeLessThan(width > 1000 ? 500 : 900);
    });

    test('the support round the clock stands above roofs as wide as the window', async ({
      page,
    }) => {
      await page.goto('/es/features');
      const roofs = page.locator('#support img');
      const box = await roofs.boundingBox();
      expect(box).toMatchObject({ x: 0, width });
      const words = await page.locator('#support p').last().boundingBox();
      expect((words?.y ?? 0) + (words?.height ?? 0)).toBeLessThanOrEqual(box?.y ?? 0);
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

test.describe('as one scrolls', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('walls go up from the outermost, and the wheelbarrow comes to the bed', async ({ page }) => {
    await page.goto('/en/features');
    const begins = (selector: string) =>
      page.locator(selector).evaluate((element) => element.getBoundingClientRect().top + scrollY);
    const scroll = (top: number) =>
      page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
    const drawn = () =>
      page
        .locator('#privacy ol > li')
        .evaluateAll((walls) =>
          walls.map(
            (wall) =>
              wall
                .getAnimations({ subtree: true })
                .map((animation) => animation.effect?.getComputedTiming().progress)[0],
          ),
        );
    const top = await begins('#privacy ol');
    await scroll(top - 540);
    await expect.poll(async () => (await drawn())[3]).toBe(0);
    expect((await drawn())[0]).toBeGreaterThan(0.5);
    await scroll(top - 100);
    await expect.poll(drawn).toEqual([1, 1, 1, 1]);
    const barrow = page.locator('#migration img').last();
    const placeOf = async () => (await barrow.boundingBox())?.x ?? 0;
    const end = await begins('#migration img >> nth=0');
    await scroll(end - 880);
    const atGate = await placeOf();
    await scroll(end - 100);
    await expect.poll(placeOf).toBeGreaterThan(atGate + 100);
    await expect(barrow).toHaveCSS('opacity', '0');
    await expect(page.locator('#migration img').nth(1)).toHaveCSS('opacity', '1');
  });
});

// Without script no picture waits until it is wanted.
test.describe('with script', () => {
  test.use({ javaScriptEnabled: true });

  test('skins are fetched when somebody reaches for them, and one stays until the next is there', async ({
    page,
  }) => {
    await page.goto('/en/features');
    const skins = page.locator('figure:has([name="skin"])');
    const pages = skins.locator('picture img');
    const widths = () =>
      pages.evaluateAll((all) => all.map((image) => (image as HTMLImageElement).naturalWidth > 0));
    await pages.first().scrollIntoViewIfNeeded();
    await expect.poll(widths).toEqual([true, false, false, false, false]);
    await skins.getByText('Timeless', { exact: true }).hover();
    await expect.poll(widths).toEqual([true, true, true, true, true]);
    await expect(pages.filter({ visible: true })).toHaveCount(1);
    await skins.getByText('Timeless', { exact: true }).click();
    await expect(pages.nth(1)).toBeVisible();
    await expect(pages.first()).toBeHidden();
  });

  test('the portal is as high with every skin, and one caption stands for all', async ({
    page,
  }) => {
    await page.goto('/en/features');
    const portal = page.locator('#selfService');
    const heightOf = async () => (await portal.boundingBox())?.height;
    const height = await heightOf();
    await portal.getByText('Own style', { exact: true }).click();
    await expect(portal.locator('figcaption')).toHaveCount(1);
    expect(await heightOf()).toBe(height);
  });
});
