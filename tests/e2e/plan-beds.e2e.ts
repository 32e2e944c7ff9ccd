import { expect, type Locator, test } from '@playwright/test';
import { words } from './words.ts';

test.use({ javaScriptEnabled: false });

async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  expect(box).not.toBeNull();
  return box ?? { x: 0, y: 0, width: 0, height: 0 };
}

/** The cards of personal plans on /plans, each with its drawing, its name and for whom it is best. */
async function cards(plans: Locator) {
  const found = await plans
    .locator('div')
    .filter({ has: plans.page().locator(':scope > svg + h3') })
    .filter({ visible: true })
    .all();
  expect(found.length).toBeGreaterThan(1);
  return Promise.all(
    found.map(async (card) => ({
      card: await boxOf(card),
      drawing: await boxOf(card.locator('> svg')),
      name: await boxOf(card.locator('> h3')),
      bestFor: await boxOf(card.locator('> h3 + p')),
      holds: await boxOf(card.locator('> p:nth-last-child(2) > span')),
    })),
  );
}

for (const width of [360, 479]) {
  test(`at ${width} px the drawing of a plan is beside what it holds, below its name`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/de/plans');
    for (const { drawing, holds, bestFor } of await cards(page.locator('#plans'))) {
      expect(drawing.width).toBeGreaterThanOrEqual(96);
      expect(drawing.y).toBeGreaterThanOrEqual(bestFor.y + bestFor.height);
      expect(drawing.y).toBeLessThan(holds.y + holds.height);
      expect(drawing.x).toBeGreaterThanOrEqual(holds.x + holds.width);
    }
  });
}

for (const width of [768, 1440]) {
  test(`at ${width} px the drawing of a plan is above its name, nearly as wide as the card`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/de/plans');
    for (const { card, drawing, name } of await cards(page.locator('#plans'))) {
      expect(drawing.width).toBeGreaterThan(0.65 * card.width);
      expect(drawing.x + drawing.width / 2).toBeCloseTo(name.x + name.width / 2, 0);
      expect(drawing.y + drawing.height).toBeLessThanOrEqual(name.y);
    }
  });
}

test('plans, their prices and their buttons are seen in one low window', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/en/plans');
  const button = await boxOf(
    page.getByRole('link', { name: words('plans.choosePlan', { plan: 'Basics' }) }),
  );
  const table = await boxOf(page.locator('main table').first());
  expect(button.y + button.height - table.y).toBeLessThan(600);
});
