import { expect, type Page, test } from '@playwright/test';
import { saying, words } from './words.ts';

test.use({ javaScriptEnabled: false });

/** The steps below a heading: where the title and the text of each begin. */
const stepsOf = (page: Page, heading: string) =>
  page
    .locator('section', { has: page.getByRole('heading', { level: 2, name: heading }) })
    .locator('ol > li')
    .evaluateAll((all) =>
      all.map((step) => {
        const place = (selector: string) => {
          const { left, top } = (step.querySelector(selector) ?? step).getBoundingClientRect();
          return { left, top };
        };
        return { title: place('h3'), text: place('p') };
      }),
    );

for (const [path, heading, count] of [
  ['/de/about', words('about.leaving.title', {}, 'de'), 5],
  ['/de/vps', words('dedicated.steps.title', {}, 'de'), 3],
] as const) {
  test(`on ${path} steps side by side have their titles on one line, and their texts`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path);
    const steps = await stepsOf(page, heading);
    expect(steps).toHaveLength(count);
    for (const [index, { title, text }] of steps.entries()) {
      expect(title.top).toBe(steps[0]?.title.top);
      expect(text.top).toBe(steps[0]?.text.top);
      if (index > 0) expect(title.left).toBeGreaterThan(steps[index - 1]?.title.left ?? Infinity);
    }
  });

  test(`on ${path} a phone shows the steps below each other`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(path);
    const steps = await stepsOf(page, heading);
    for (const [index, { title }] of steps.entries()) {
      expect(title.left).toBe(steps[0]?.title.left);
      if (index > 0) expect(title.top).toBeGreaterThan(steps[index - 1]?.text.top ?? Infinity);
    }
  });
}

test('the bed of a hundred begins beside its heading, and the text follows the note', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/de/vps');
  const section = page.locator('section', {
    has: page.getByRole('heading', { name: words('dedicated.reasons.title', {}, 'de') }),
  });
  const heading = await section.getByRole('heading').boundingBox();
  const note = await section
    .getByRole('link', { name: words('dedicated.reasons.note', {}, 'de') })
    .boundingBox();
  const text = await section.getByText(saying('dedicated.reasons.rule', {}, 'de')).boundingBox();
  const bed = await section.getByRole('img').boundingBox();
  if (!heading || !note || !text || !bed) throw new Error('A part of the section is not shown.');
  expect(bed.x).toBeGreaterThanOrEqual(heading.x + heading.width);
  expect(bed.y).toBeLessThan(heading.y + heading.height);
  expect(text.y - note.y - note.height).toBeLessThan(40);
});
