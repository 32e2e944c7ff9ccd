import { expect, type Page, test } from '@playwright/test';

const scene = 'div:has(> section ol img)';

/** How far it has become night while the log lies at a height of the window, from 0 at its top to 1. */
async function nightAt(page: Page, height: number): Promise<{ lamp: string; title: string }> {
  return page.locator(scene).evaluate(async (scene, height) => {
    const top = scene.getBoundingClientRect().top + scrollY;
    scrollTo({ top: top - innerHeight * height, behavior: 'instant' });
    await new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown)));
    const [lamp, title] = [scene.querySelector('li img'), scene.querySelector('h2')];
    if (!lamp || !title) throw new Error('There is no lamp or no title.');
    return { lamp: getComputedStyle(lamp).opacity, title: getComputedStyle(title).color };
  }, height);
}

const day = { lamp: '0', title: 'rgb(20, 49, 43)' };
const night = { lamp: '1', title: 'rgb(239, 233, 220)' };

test('over the log of a night, day turns to night as one scrolls', async ({ page }) => {
  await page.goto('/en/for-personal');
  expect(await nightAt(page, 0.98)).toEqual(day);
  expect(await nightAt(page, 0)).toEqual(night);
});

test('the sun is behind the roof before the lamps are lit', async ({ page }) => {
  await page.goto('/en/for-personal');
  const sunk = () =>
    page
      .locator(`${scene} section img`)
      .first()
      .evaluate((roofs) => {
        const sky = roofs.parentElement as Element;
        const [, down = '0'] = getComputedStyle(sky, '::before').translate.split(' ');
        return Number.parseFloat(down) / sky.getBoundingClientRect().height;
      });
  const lamps = new Set<string>();
  for (let height = 0.95; height > 0; height -= 0.05) {
    const { lamp } = await nightAt(page, height);
    lamps.add(lamp);
    // Its upper edge is as low as the ridge when it has sunk by half of what is seen of the range there.
    if (lamp !== '0') expect(await sunk(), `at ${height}`).toBeGreaterThan(0.488);
    else if (height > 0.9) expect(await sunk()).toBeLessThan(0.1);
  }
  expect(lamps.size).toBeGreaterThan(2);
});

test('the lamps are lit one after another', async ({ page }) => {
  await page.goto('/en/for-personal');
  const lit = new Set<string>();
  for (let height = 0.6; height > 0; height -= 0.03) {
    await nightAt(page, height);
    const lamps = await page
      .locator(`${scene} li img`)
      .evaluateAll((all) => all.map((lamp) => getComputedStyle(lamp).opacity === '1'));
    lit.add(lamps.map(Number).join(''));
  }
  expect([...lit]).toEqual(['0000', '1000', '1100', '1110', '1111']);
});

test('each task of the night rests on a reference', async ({ page }) => {
  await page.goto('/en/for-personal');
  const tasks = page.locator(`${scene} ol > li`);
  await expect(tasks.filter({ has: page.locator('sup a') })).toHaveCount(await tasks.count());
});

test('the pictures of the night are two files, and come when one scrolls to them', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/range-')) asked.push(request.url());
  });
  await page.goto('/en/for-personal');
  expect(asked).toEqual([]);
  await nightAt(page, 0);
  await expect.poll(() => new Set(asked).size).toBe(2);
});

for (const width of [320, 360, 1000, 1320, 2000]) {
  test(`the range goes on past both edges of a window of ${width} pixels, or ends well before`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/en/for-personal');
    const { left, right } = await page
      .locator(`${scene} ol`)
      .evaluate((log) => log.getBoundingClientRect());
    const beside = Math.max(left, width - right);
    expect(beside <= -1 || beside > 20, `${left} to ${right}`).toBe(true);
  });
}

test.describe('for who wants no motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('it is night from the beginning', async ({ page }) => {
    await page.goto('/en/for-personal');
    expect(await nightAt(page, 0.98)).toEqual(night);
  });
});
