import { expect, type Locator, type Page, test } from '@playwright/test';
import texts from '../../locales/en/use-cases.json' with { type: 'json' };
import { levelOf } from '../../src/domain/privacy-level.ts';
import { gateOf } from '../../src/site/islands/privacy-level/gate-of.ts';
import { isWikiScreen } from '../../src/site/wiki-screens.ts';
import { content } from './content.ts';
import { loadDocumentsOnly } from './documents-only.ts';
import { words } from './words.ts';

// Nothing waits outside its frame.
test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

const cases = content['use-cases'];
const shown = cases.filter(({ id }) => isWikiScreen(id));
const others = cases.filter(({ id }) => !isWikiScreen(id));

const boxesIn = (page: Page, story: string) =>
  page.locator(`#${story}`).evaluate((element) => {
    const boxOf = (selector: string) =>
      (element.querySelector(selector) ?? element).getBoundingClientRect();
    return {
      heading: boxOf('h2'),
      words: boxOf('div'),
      text: boxOf('div > div'),
      picture: boxOf('img'),
      caption: boxOf('figcaption'),
    };
  });

const topsOf = (items: Locator) =>
  items.evaluateAll((all) => all.map((item) => item.getBoundingClientRect().top));

test.beforeEach(async ({ page }) => {
  await loadDocumentsOnly(page);
  await page.goto('/en/usecases');
});

test('the page of one use case of every group is photographed, and the index leads to it', async ({
  page,
}) => {
  const pictures = new Set<string | null>();
  for (const { id } of shown) {
    const photographs = page.locator(`#${id}`).locator('figure img');
    await expect(photographs).toHaveCount(id === 'club' ? 2 : 1);
    pictures.add(await photographs.first().getAttribute('src'));
    await page.locator(`main a[href="#${id}"]`).click();
    await expect(page.locator(`#${id} h2`)).toBeInViewport();
  }
  expect(pictures.size).toBe(new Set(cases.map(({ group }) => group)).size);
});

test('every other use case has its name, one sentence, and who reads it, and the index leads to it', async ({
  page,
}) => {
  expect(others).toHaveLength(12);
  for (const { id, privacyLevel } of others) {
    await expect(page.locator(`main a[href="#${id}"]`)).toHaveCount(1);
    const entry = page.locator(`#first-lines li#${id}`);
    await expect(entry.locator('q')).toHaveText(texts.cases[id].opening);
    await expect(entry.locator('h4')).toHaveText(
      `${texts.cases[id].name} (${texts.gates[gateOf(levelOf(privacyLevel))]})`,
    );
  }
});

test('the first lines stand in the order of their groups, each on one line with its neighbours', async ({
  page,
}) => {
  const groups = [...Map.groupBy(others, ({ group }) => group).values()];
  await expect(page.locator('#first-lines h3')).toHaveCount(groups.length);
  const ids = await page.locator('#first-lines li').evaluateAll((all) => all.map(({ id }) => id));
  expect(ids).toEqual(groups.flat().map(({ id }) => id));
  for (const [width, columns] of [
    [360, 1],
    [768, 2],
    [1440, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    for (const part of ['h4', 'q']) {
      const tops = await topsOf(page.locator(`#first-lines li:first-child ${part}`));
      expect(new Set(tops).size, `${part} at ${width} px`).toBe(groups.length / columns);
    }
  }
});

test('the name of each stands above its first line', async ({ page }) => {
  for (const entry of await page.locator('#first-lines li').all()) {
    const name = await entry.locator('h4').boundingBox();
    const line = await entry.locator('q').boundingBox();
    if (!name || !line) throw new Error('An entry has no name or no line.');
    expect(line.y).toBeGreaterThanOrEqual(name.y + name.height);
  }
});

test('the gates before the names are explained above them', async ({ page }) => {
  const gates = page.locator('#first-lines > div > div').first();
  const legend = gates
    .getByText(words('use-cases.gates.half'), { exact: true })
    .or(gates.getByText(words('use-cases.gates.closed'), { exact: true }));
  await expect(legend).toHaveCount(2);
});

test('what stands in a row of the index begins on one line', async ({ page }) => {
  const groups = Map.groupBy(cases, ({ group }) => group);
  const tops = [...groups.values()].map((entries) =>
    Promise.all(
      entries.map(({ id }) =>
        page.locator(`main a[href="#${id}"]`).evaluate((link) => link.getBoundingClientRect().top),
      ),
    ),
  );
  const [first, ...columns] = await Promise.all(tops);
  for (const column of columns) expect(column).toEqual(first);
});

test('the first photograph is as wide as the page, two run out of the window, one on each side', async ({
  page,
}) => {
  const { heading, words, picture } = await boxesIn(page, 'handbook');
  expect(picture.width).toBe(1160);
  expect(picture.left).toBe(heading.left);
  expect(picture.top).toBeGreaterThan(words.bottom);
  const right = (await boxesIn(page, 'research')).picture;
  expect(right.right).toBeCloseTo(1440);
  const left = (await boxesIn(page, 'genealogy')).picture;
  expect(left.left).toBeCloseTo(0);
  for (const { width } of [right, left]) {
    expect(width).toBeGreaterThan(800);
    expect(width).toBeLessThan(1000);
  }
});

test('the words beside a photograph begin with it', async ({ page }) => {
  for (const id of ['research', 'club', 'genealogy']) {
    const { words, picture } = await boxesIn(page, id);
    expect(Math.abs(words.top - picture.top), id).toBeLessThan(8);
  }
});

test('every story has one heading in two faces and sizes: its name, and below or beside it what is quoted', async ({
  page,
}) => {
  for (const { id } of shown) {
    const heading = page.locator(`#${id} h2`);
    const quotation = heading.locator('q');
    await expect(heading).toHaveCSS('font-size', '36px');
    await expect(quotation).toHaveCSS('font-size', '20px');
    const faceOf = (part: Locator) =>
      part.evaluate((element) => getComputedStyle(element).fontFamily);
    expect(await faceOf(quotation), id).not.toBe(await faceOf(heading));
    const boxes = await boxesIn(page, id);
    const { left, top } = await quotation.evaluate((q) => q.getBoundingClientRect());
    if (boxes.picture.top > boxes.words.bottom) expect(left, id).toBeGreaterThan(400);
    else expect(top, id).toBeGreaterThan(boxes.heading.top + 30);
    expect(boxes.text.top, id).toBeGreaterThanOrEqual(boxes.heading.bottom);
  }
});

for (const width of [360, 768, 1440]) {
  test(`what the photographs are is said once, below the first, where the window is ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await expect(page.locator('figcaption')).toHaveCount(1);
    const { picture, caption } = await boxesIn(page, 'handbook');
    expect(caption.top).toBeGreaterThanOrEqual(picture.bottom);
    expect(caption.left).toBe(picture.left);
  });
}

test('beside its words, a telephone is cut off by the ground that it stands on', async ({
  page,
}) => {
  const club = await page.locator('#club').boundingBox();
  const { words, picture } = await boxesIn(page, 'club');
  const end = (club?.y ?? 0) + (club?.height ?? 0);
  expect(picture.bottom).toBeGreaterThan(words.bottom);
  expect(end).toBeLessThan(picture.bottom + (await page.evaluate(() => scrollY)));
});

test('the steps are as many as the heading says', async ({ page }) => {
  const numbered = (column: string) =>
    page
      .locator(`#steps td:nth-of-type(${column})`)
      .evaluateAll(
        (cells) =>
          cells.filter((cell) => getComputedStyle(cell, '::before').content.includes('counter'))
            .length,
      );
  const heading = page.locator('#steps h2');
  await expect(heading).toHaveText(
    `${await numbered('1')} ${words('use-cases.steps.title.own')} ${await numbered('2')} ${words('use-cases.steps.title.hosted')}`,
  );
});
