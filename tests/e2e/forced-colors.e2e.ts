import { expect, type Locator, type Page, test } from '@playwright/test';
import { words } from './words.ts';

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

/** Whether something shows at all: its picture has more than one colour. */
async function isDrawn(page: Page, mark: Locator): Promise<boolean> {
  await mark.scrollIntoViewIfNeeded();
  const picture = (await mark.screenshot()).toString('base64');
  return page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const brush = new OffscreenCanvas(image.width, image.height).getContext('2d');
    if (!brush) throw new Error('There is nothing to draw on.');
    brush.drawImage(image, 0, 0);
    const pixels = new Uint32Array(brush.getImageData(0, 0, image.width, image.height).data.buffer);
    return new Set(pixels).size > 1;
  }, picture);
}

async function backgroundsOf(labels: Locator): Promise<string[]> {
  return labels.evaluateAll((all) => all.map((label) => getComputedStyle(label).backgroundColor));
}

for (const { path, group } of [
  { path: '/en/plans', group: words('plans.table.label') },
  { path: '/en/privacy', group: words('privacy.calculator.read') },
  { path: '/en/privacy', group: words('privacy.calculator.create') },
]) {
  test(`what is chosen under "${group}" looks chosen`, async ({ page }) => {
    await page.goto(path);
    const labels = page.getByRole('group', { name: group }).locator('label');
    const [chosen, ...others] = await backgroundsOf(labels);
    expect(new Set(others).size).toBe(1);
    expect(others).not.toContain(chosen);
  });
}

test('the marks of the plan table are drawn', async ({ page }) => {
  await page.goto('/en/plans');
  const table = page.getByRole('table').first();
  for (const word of ['Yes', 'No']) {
    const cell = table.getByRole('cell', { name: word, exact: true }).first();
    expect(await isDrawn(page, cell), word).toBe(true);
  }
});

test('the marks of the moving table are drawn apart', async ({ page }) => {
  await page.goto('/en/movehere');
  const marks = page.getByRole('list', { name: words('move-here.overview.legend') }).locator('i');
  const backgrounds = await marks.evaluateAll((all) =>
    all.map((mark) => {
      const { backgroundColor, backgroundImage, borderStyle } = getComputedStyle(mark);
      return [backgroundColor, backgroundImage, borderStyle].join();
    }),
  );
  expect(backgrounds.length).toBeGreaterThan(1);
  expect(new Set(backgrounds).size).toBe(backgrounds.length);
});

test('the current slide and the play sign are drawn', async ({ page }) => {
  await page.goto('/en');
  const hero = page.locator('[data-behaviour="carousel"]').first();
  await expect(hero.getByRole('button', { name: words('common.carousel.play') })).toBeVisible();
  const widths = await hero
    .locator('[data-dots] a')
    .evaluateAll((dots) => dots.map((dot) => getComputedStyle(dot, '::before').borderTopWidth));
  expect(new Set(widths).size).toBe(2);
  const sides = await hero.locator('[data-toggle]').evaluate((button) => {
    const { borderTopColor, borderLeftColor } = getComputedStyle(button, '::before');
    return { borderTopColor, borderLeftColor };
  });
  expect(sides.borderTopColor).toBe('rgba(0, 0, 0, 0)');
  expect(sides.borderLeftColor).not.toBe(sides.borderTopColor);
});
