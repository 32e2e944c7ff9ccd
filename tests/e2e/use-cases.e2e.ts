import { expect, type Locator, type Page, test } from '@playwright/test';
import { isWikiScreen } from '../../src/site/wiki-screens.ts';
import { content } from './content.ts';
import { loadDocumentsOnly } from './documents-only.ts';

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
    const photographs = page.locator(`#${id}`).getByRole('img', { name: /page/ });
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
    await expect(entry.getByRole('heading')).toHaveCount(1);
    await expect(entry.locator('p').first()).toHaveText(/\.$/);
    const level = entry.getByRole('link');
    await expect(level).toHaveText(/^(everyone reads|only users read) \(Privacy level /);
    await expect(level).toHaveAttribute('href', /^\/privacy\?/);
    expect(await level.textContent()).toContain(
      privacyLevel.startsWith('private-f') ? 'Private F' : 'Private',
    );
  }
});

test('every group has one first line in large letters, and its others below it, level with its neighbour’s', async ({
  page,
}) => {
  const lists = await page.locator('#first-lines ul').all();
  const groups = [...Map.groupBy(others, ({ group }) => group).values()];
  expect(lists).toHaveLength(groups.length);
  for (const [place, list] of lists.entries()) {
    const items = list.locator('li');
    const ids = await items.evaluateAll((all) => all.map(({ id }) => id));
    expect(ids).toEqual(groups[place]?.map(({ id }) => id));
    const tops = await topsOf(items);
    expect(tops).toEqual(tops.toSorted((one, other) => one - other));
    // Two groups stand in a row.
    expect(tops).toEqual(await topsOf(lists[place - (place % 2)]?.locator('li') ?? items));
    await expect(items.first().locator('q')).toHaveCSS('font-size', '36px');
    await expect(items.last().locator('q')).toHaveCSS('font-size', '16px');
  }
});

test('the name of each stands above its first line', async ({ page }) => {
  for (const entry of await page.locator('#first-lines li').all()) {
    const name = await entry.locator('h3').boundingBox();
    const line = await entry.locator('q').boundingBox();
    expect(line?.y).toBeGreaterThanOrEqual((name?.y ?? 0) + (name?.height ?? 0));
  }
});

test('beside each group is a detail of its drawing, as high as its lines', async ({ page }) => {
  const details = page.locator('#first-lines use');
  await expect(details).toHaveCount(4);
  for (const detail of await details.all()) {
    await expect(page.locator(`${await detail.getAttribute('href')}`)).toHaveCount(1);
  }
  const heightsOf = (kind: string) =>
    page
      .locator(`#first-lines ${kind}`)
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height));
  expect(await heightsOf('svg:has(use)')).toEqual(await heightsOf('ul'));
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

test('photographs are as wide as the page or run out of the window', async ({ page }) => {
  for (const id of ['handbook', 'genealogy']) {
    const { heading, words, picture } = await boxesIn(page, id);
    expect(picture.width, id).toBe(1160);
    expect(picture.left, id).toBe(heading.left);
    expect(picture.top, id).toBeGreaterThan(words.bottom);
  }
  const edge = (await boxesIn(page, 'research')).picture;
  expect(edge.width).toBeGreaterThan(800);
  expect(edge.right).toBeCloseTo(1440);
});

test('the words beside a photograph begin with it', async ({ page }) => {
  for (const id of ['research', 'club']) {
    const { words, picture } = await boxesIn(page, id);
    expect(Math.abs(words.top - picture.top), id).toBeLessThan(8);
  }
});

test('every story is quoted, between the name of its use and what it is for', async ({ page }) => {
  for (const { id } of shown) {
    const quotation = page.locator(`#${id} q`);
    await expect(quotation).toHaveCSS('font-size', id === 'club' ? '48px' : '36px');
    const { left, top, bottom } = await quotation.evaluate((q) =>
      q.getBoundingClientRect().toJSON(),
    );
    const { heading, text } = await boxesIn(page, id);
    expect(left >= heading.right || top >= heading.bottom, id).toBe(true);
    expect(text.top, id).toBeGreaterThanOrEqual(bottom);
  }
});

for (const width of [360, 768, 1440]) {
  test(`what the photographs are is said once, below the first, where the window is ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await expect(page.locator('figcaption')).toHaveText(/only the pages are invented/i);
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
    `${await numbered('1')} steps on your own server ${await numbered('2')} steps with us`,
  );
});
