import { expect, test } from '@playwright/test';
import { content } from './content.ts';
import { saying, words } from './words.ts';

/** The name of the smallest personal plan that has a feature. */
function firstPlanWith(feature: 'accessRestriction' | 'sso'): string {
  const cells = content['plan-features'][feature];
  return content.plans.personal.find(({ id }) => cells[id] !== 'no')?.name ?? '';
}

test.use({ javaScriptEnabled: false });

const smallFeatures = ['sso', 'noAds', 'migration', 'assistant'] as const;

for (const width of [360, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('extensions and spam protection stand side by side, each with its photograph, where there is room', async ({
      page,
    }) => {
      await page.goto('/fr/features');
      // A picture may wait below its frame until that comes near.
      const frames = page.locator(':is(#extensions, #antiSpam) div:has(> picture)');
      await expect(frames).toHaveCount(2);
      const boxOf = (place: number) => frames.nth(place).boundingBox();
      const [first, second] = [await boxOf(0), await boxOf(1)];
      if (width > 1000) {
        expect(second?.y).toBe(first?.y);
        expect(second?.width).toBe(first?.width);
        expect(first?.width).toBeGreaterThan(540);
      } else {
        expect(first?.width).toBeGreaterThanOrEqual(width - 40);
        expect(second?.y).toBeGreaterThan((first?.y ?? 0) + (first?.height ?? 0));
      }
    });

    test('one title is large, those side by side are smaller, and four are small', async ({
      page,
    }) => {
      await page.goto('/en/features');
      const sizeOf = (id: string) =>
        page
          .locator(`#${id} h2`)
          .evaluate((title) => Number.parseFloat(getComputedStyle(title).fontSize));
      const usual = await sizeOf('privacy');
      const beside = await sizeOf('extensions');
      expect(await sizeOf('visualEditor')).toBeGreaterThan(usual);
      expect(usual).toBeGreaterThan(beside);
      expect(await sizeOf('selfService')).toBe(usual);
      expect(await sizeOf('support')).toBe(usual);
      expect(await sizeOf('antiSpam')).toBe(beside);
      for (const small of smallFeatures) {
        expect(beside / (await sizeOf(small))).toBeGreaterThanOrEqual(width > 1000 ? 1.4 : 1);
      }
    });

    test('the list below the title leads to every feature, in the order of the page', async ({
      page,
    }) => {
      await page.goto('/es/features');
      await page.getByText(saying('features.all', {}, 'es')).click();
      const links = page
        .getByRole('navigation', { name: words('common.contents', {}, 'es') })
        .getByRole('link');
      const named = await links.evaluateAll((all) =>
        all.map((link) => (link as HTMLAnchorElement).hash.slice(1)),
      );
      const parts = page.locator('main section[id]:not(#plans, #references)');
      expect(named).toEqual(await parts.evaluateAll((all) => all.map(({ id }) => id)));
      await links.nth(2).click();
      await expect(page.locator('#antiSpam')).toBeInViewport();
    });

    test('what extensions make on a page is named below its photograph', async ({ page }) => {
      await page.goto('/de/features');
      const photograph = await page.locator('#extensions div:has(> picture)').boundingBox();
      const list = page.locator('#extensions ol');
      await expect(list.getByRole('listitem')).toHaveText([
        /^\d?Category Tree/,
        /^\d?Parser Functions/,
        /^\d?Image Map/,
        /^\d?Math/,
      ]);
      expect((await list.boundingBox())?.y).toBeGreaterThan(
        (photograph?.y ?? 0) + (photograph?.height ?? 0),
      );
      // Where the photograph has its order, a number ties each to its thing.
      const numbers = page.locator('#extensions span').filter({ visible: true, hasText: /^\d$/ });
      const numbered = width > 1000 ? ['1', '2', '3', '4'] : [];
      await expect(numbers).toHaveText([...numbered, ...numbered]);
    });

    test('labels stand above titles, and words below them, on one line down the page', async ({
      page,
    }) => {
      await page.goto('/en/features');
      const begins = new Set<number>();
      for (const id of ['visualEditor', 'extensions', 'privacy', 'selfService', 'support']) {
        const boxOf = async (of: string) =>
          (await page.locator(of).first().boundingBox()) ?? { x: 0, y: 0, height: 0 };
        const title = await boxOf(`#${id} h2`);
        const label = await boxOf(`#${id} p:has(+ h2)`);
        const words = await boxOf(`#${id} div:has(> p + h2) + div > p`);
        expect(label.y + label.height).toBeLessThan(title.y);
        expect(words.y).toBeGreaterThan(title.y + title.height);
        begins.add(words.x);
      }
      expect(begins.size).toBe(1);
    });

    test('a feature says in one phrase what it is called and which plans have it, unless its words or parts do', async ({
      page,
    }) => {
      await page.goto('/de/features');
      await expect(page.locator('main section[id] p:has(+ h2)')).toHaveCount(6);
      // What every plan has names none; of the others the first that has it is named.
      const walls = await page.locator('#privacy h3 + p').allTextContents();
      expect(walls).toHaveLength(4);
      for (const wall of walls.slice(0, 2)) {
        expect(wall).toContain(firstPlanWith('accessRestriction'));
      }
      await expect(page.locator('#sso summary')).toContainText(firstPlanWith('sso'));
    });

    test('the first step stands above the photograph of the editor, beside the words where there is room', async ({
      page,
    }) => {
      await page.goto('/de/features');
      const editor = page.locator('#visualEditor');
      const photograph = await editor.getByRole('img').boundingBox();
      const button = await editor.locator('a[href$="/what-is-wiki-hosting#wiki"]').boundingBox();
      const words = await editor.locator('div > p').last().boundingBox();
      const end = (box: typeof words) => (box?.y ?? 0) + (box?.height ?? 0);
      expect(end(button)).toBeLessThan(photograph?.y ?? 0);
      if (width > 1000) expect(end(button)).toBeCloseTo(end(words), 0);
      else expect(button?.y).toBeGreaterThan(end(words));
    });

    test('drawings of small features are as high, and titles in a row begin at one height', async ({
      page,
    }) => {
      await page.goto('/en/features');
      const boxes = (of: string) =>
        Promise.all(smallFeatures.map((id) => page.locator(`#${id} ${of}`).first().boundingBox()));
      const heights = (await boxes('img')).map((box) => box?.height);
      expect(new Set(heights).size).toBe(1);
      if (width < 1000) return;
      const [sso, noAds, migration, assistant] = (await boxes('h2')).map((box) => box?.y);
      expect(noAds).toBe(sso);
      expect(assistant).toBe(migration);
    });

    test('the support round the clock stands above a house as wide as the window', async ({
      page,
    }) => {
      await page.goto('/es/features');
      const box = await page.locator('#support img').first().boundingBox();
      expect(box).toMatchObject({ x: 0, width });
      const words = await page.locator('#support p').last().boundingBox();
      expect((words?.y ?? 0) + (words?.height ?? 0)).toBeLessThanOrEqual(box?.y ?? 0);
    });

    test('the kinds of sign-on unfold as a table that fits', async ({ page }) => {
      await page.goto('/es/features');
      await page.locator('#sso summary').click();
      const table = page.locator('#sso').getByRole('table');
      await expect(table.getByRole('rowheader')).toHaveText([
        new RegExp(`^${words('features.sso.kinds.basic', {}, 'es')} Quantum`),
        new RegExp(`^${words('features.sso.kinds.advanced', {}, 'es')} Ultra`),
        new RegExp(`^${words('features.sso.kinds.custom', {}, 'es')} Ultra`),
      ]);
      await expect(table.getByRole('columnheader')).toHaveCount(3);
      const box = await table.boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan(width);
    });
  });
}

test.describe('as one scrolls', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('at night the windows go dark until one is left', async ({ page }) => {
    await page.goto('/en/features');
    const lit = page.locator('#support img + img');
    await expect(lit).toHaveCount(2);
    const end = await lit
      .first()
      .evaluate((element) => element.getBoundingClientRect().bottom + scrollY);
    const scroll = (bottom: number) =>
      page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), end - bottom);
    await scroll(980);
    await expect(lit.first()).toHaveCSS('opacity', '1');
    await scroll(500);
    for (const window of await lit.all()) await expect(window).toHaveCSS('opacity', '0');
  });

  test('walls are lit from the street inwards, in the list and in the drawing, and the wheelbarrow comes to the bed', async ({
    page,
  }) => {
    await page.goto('/en/features');
    const begins = (selector: string) =>
      page.locator(selector).evaluate((element) => element.getBoundingClientRect().top + scrollY);
    const scroll = (top: number) =>
      page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
    const numbers = page.locator('#privacy img ~ span');
    const listed = page.locator('#privacy li > span');
    const top = await begins('#privacy img >> nth=0');
    await scroll(top - 390);
    for (const walls of [numbers, listed]) {
      await expect(walls.first()).toHaveCSS('scale', '1.25');
      await expect(walls.last()).not.toHaveCSS('scale', '1.25');
    }
    await scroll(top - 10);
    await expect(listed.last()).not.toHaveCSS('scale', '1.25');
    const barrow = page.locator('#migration img').last();
    const placeOf = async () => (await barrow.boundingBox())?.x ?? 0;
    const end = await begins('#migration img >> nth=0');
    await scroll(end - 880);
    const onTheWay = await placeOf();
    await scroll(end - 100);
    await expect.poll(placeOf).toBeGreaterThan(onTheWay + 25);
    await expect(barrow).toHaveCSS('opacity', '0');
  });
});

// Without script no picture waits until it is wanted.
test.describe('with script', () => {
  test.use({ javaScriptEnabled: true });

  test('skins are fetched when their switch is hovered or focused, and one stays until the next is there', async ({
    page,
  }) => {
    await page.goto('/en/features');
    const skins = page.locator('figure:has([name="skin"])');
    const pages = skins.locator('picture img');
    const widths = () =>
      pages.evaluateAll((all) => all.map((image) => (image as HTMLImageElement).naturalWidth > 0));
    await pages.first().scrollIntoViewIfNeeded();
    await expect.poll(widths).toEqual([true, false, false, false, false]);
    await skins.getByText('Vector', { exact: true }).hover();
    await expect.poll(widths).toEqual([true, true, true, true, true]);
    await expect(pages.filter({ visible: true })).toHaveCount(1);
    await skins.getByText('Vector', { exact: true }).click();
    await expect(pages.nth(1)).toBeVisible();
    await expect(pages.first()).toBeHidden();
  });

  test('the picture is as high with every skin, and one caption stands for all', async ({
    page,
  }) => {
    await page.goto('/en/features');
    const portal = page.locator('#selfService');
    const heightOf = async () => (await portal.boundingBox())?.height;
    const height = await heightOf();
    await portal.getByText('Vector', { exact: true }).click();
    await expect(portal.locator('figcaption')).toHaveCount(1);
    expect(await heightOf()).toBe(height);
  });
});
