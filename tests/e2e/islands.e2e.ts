import { expect, type Locator, type Page, test } from '@playwright/test';
import { bodyOf, fullPages } from './built-site.ts';
import { holdBack } from './hold-back.ts';

/** French parts thousands, units and amounts with a space of its own: the most there is to differ in. */
const pagesWithIslands = fullPages.filter(
  ({ locale, record }) => locale === 'fr' && bodyOf(record).includes('data-island='),
);

/** Makes the browser space numbers differently from the server, as an older or newer one would. */
async function spaceNumbersDifferently(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { formatToParts } = Intl.NumberFormat.prototype;
    Intl.NumberFormat.prototype.formatToParts = function (value = 0) {
      const parts = formatToParts.call(this, value);
      return parts.map((part) => ({ ...part, value: part.value.replaceAll(/\s/g, '\u2009') }));
    };
    Object.defineProperty(Intl.NumberFormat.prototype, 'format', {
      get(this: Intl.NumberFormat) {
        return (value: number) =>
          this.formatToParts(value)
            .map((part) => part.value)
            .join('');
      },
    });
  });
}

test('there are pages with islands', () => {
  expect(pagesWithIslands.length).toBeGreaterThanOrEqual(6);
});

for (const { key, address } of pagesWithIslands) {
  test(`the islands of ${key} take over the server's HTML, however numbers are spaced`, async ({
    page,
  }) => {
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(String(error)));
    await spaceNumbersDifferently(page);
    await page.goto(address, { waitUntil: 'load' });
    for (const island of await page.locator('[data-island]').all()) {
      const served = await island.locator('> *').first().elementHandle();
      await island.dispatchEvent('pointerover');
      const isTakenOver = () =>
        island.evaluate((element) =>
          Object.keys(element.firstElementChild ?? {}).some((name) => name.startsWith('__react')),
        );
      await expect.poll(isTakenOver).toBe(true);
      // What React cannot adopt, it renders again, and what the visitor has typed is lost.
      expect(await served?.evaluate((element) => element.isConnected)).toBe(true);
    }
    expect(problems).toEqual([]);
  });
}

/** What a visitor may have done before an island's script comes, and what its answer must then say. */
const doneSoFar = [
  {
    island: 'extension-list',
    path: '/en/extensions',
    act: (page) => page.getByRole('searchbox').fill('no such extension'),
    answer: (page) => page.getByRole('main'),
    says: 'No extension has that',
  },
  {
    island: 'live-estimate',
    path: '/en/pricecalculator',
    act: (page) => page.getByLabel('Extra wikis').fill('3'),
    answer: (page) => page.getByRole('region', { name: 'Your price so far' }),
    says: '× 3',
  },
  {
    island: 'privacy-level',
    path: '/en/privacy',
    act: (page) => page.getByRole('radio', { name: 'Users only' }).first().check(),
    answer: (page) => page.getByRole('main').getByRole('status'),
    says: 'Private D',
  },
  {
    island: 'plan-finder',
    path: '/en/help-me-choose',
    act: async (page) => {
      await page.getByLabel('Wikis').fill('3');
      await page.getByLabel('SSH access').check();
    },
    answer: (page) => page.getByRole('main').getByRole('status'),
    says: 'Tell us',
  },
  {
    island: 'name-wiki',
    path: '/en/createawiki',
    act: (page) => page.getByLabel('Name of the wiki').fill('Ferns'),
    answer: (page) => page.getByRole('img', { name: /^The main page/ }).first(),
    says: 'Welcome to Ferns',
  },
  {
    island: 'working-page',
    path: '/en/what-is-wiki-hosting',
    act: (page) => page.getByRole('radio', { name: /A stranger/ }).check(),
    answer: (page) => page.locator('[data-shown]'),
    says: 'CHEAP HOSES',
  },
] satisfies SoFar[];

interface SoFar {
  island: string;
  path: string;
  act: (page: Page) => Promise<void>;
  answer: (page: Page) => Locator;
  says: string;
}

for (const { island, path, act, answer, says } of doneSoFar) {
  test(`${island} follows what was done before its script came`, async ({ page }) => {
    const letGo = await holdBack(page, `**/${island}.island-*.js`);
    await page.goto(path);
    await act(page);
    await expect(answer(page)).not.toContainText(says);
    letGo();
    await expect(answer(page)).toContainText(says);
  });
}

test('the price chart follows its slider, and says what its table says', async ({ page }) => {
  await page.goto('/en/compare');
  await page.locator('[data-island=price-chart]').scrollIntoViewIfNeeded();
  const slider = page.getByRole('slider');
  const mark = page.locator('[data-island=price-chart] svg path').last();
  const before = await mark.getAttribute('d');
  await page.getByText('The figures as a table').click();
  await slider.focus();
  for (const key of ['End', 'Home', 'ArrowRight'] as const) {
    await slider.press(key);
    const people = await slider.inputValue();
    const labels = page.locator('[data-island=price-chart] svg[role=img] :is(text, tspan)');
    await expect(labels.and(page.getByText(people, { exact: true })).last()).toBeVisible();
    const figures = await page.locator('[data-island=price-chart] dd b').allInnerTexts();
    for (const figure of figures) {
      await expect(slider).toHaveAttribute('aria-valuetext', new RegExp(RegExp.escape(figure)));
    }
    const row = page.getByRole('row', { name: new RegExp(`^${people} `) });
    if (key === 'End') {
      for (const figure of figures) {
        await expect(row).toContainText(figure);
      }
      const [year = '?'] = await row.locator('small').allInnerTexts();
      await expect(page.locator('[data-island=price-chart] dd').first()).toContainText(year);
    }
  }
  expect(await mark.getAttribute('d')).not.toBe(before);
});

for (const width of [320, 1440]) {
  test(`the slider of the price chart moves nothing below it, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/de/compare');
    const below = page.locator('#price details').first();
    await below.scrollIntoViewIfNeeded();
    const tops = new Set<number>();
    for (let people = 1; people <= 50; people += 1) {
      await page.getByRole('slider').fill(String(people));
      tops.add(await below.evaluate((fold) => fold.getBoundingClientRect().top + scrollY));
    }
    expect(tops.size).toBe(1);
  });
}

for (const locale of ['en', 'de', 'fr']) {
  test(`the amounts of the chart are clear of what is drawn and of each other, ${locale}`, {
    tag: '@layout',
  }, async ({ page }) => {
    await page.setViewportSize({ width: 1200, height: 740 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`/${locale}/compare`);
    const chart = page.locator('[data-island=price-chart]');
    await chart.scrollIntoViewIfNeeded();
    const readOut = await chart.locator('dl > div').first().boundingBox();
    for (let people = 1; people <= 50; people += 1) {
      await page.getByRole('slider').fill(String(people));
      await expect(chart.locator('circle ~ text').first()).toHaveText(String(people));
      const meetings = await chart.evaluate((island) => {
        const [bands, letters] = [...island.querySelectorAll('svg')];
        const named = [...(letters?.querySelectorAll('text') ?? [])].filter(
          (text) => text.getClientRects().length > 0 && /[^\d‹›]/.test(text.textContent),
        );
        const boxes = [...named, ...island.querySelectorAll('dl > div:first-child > *')].map(
          (part) => ({ text: part.textContent, box: part.getBoundingClientRect() }),
        );
        const meet = boxes.flatMap((one, index) =>
          boxes
            .slice(index + 1)
            .filter(
              ({ box }) =>
                one.box.left < box.right &&
                box.left < one.box.right &&
                one.box.top + 3 < box.bottom &&
                box.top + 3 < one.box.bottom,
            )
            .map((other) => `${one.text} | ${other.text}`),
        );
        // A band is a wedge: a box meets it where one of its corners is in it, but for what letters leave free below.
        const wedges = [...(bands?.querySelectorAll('path') ?? [])].slice(1, 3);
        const crossed = boxes.filter(({ box }) =>
          wedges.some((wedge) => {
            const toPlot = wedge.getScreenCTM()?.inverse();
            return [box.left, box.right].some((x) =>
              [box.top + 3, box.bottom - 5].some((y) =>
                wedge.isPointInFill(new DOMPoint(x, y).matrixTransform(toPlot)),
              ),
            );
          }),
        );
        return [...meet, ...crossed.map(({ text }) => `${text} | a band`)];
      });
      expect(meetings, String(people)).toEqual([]);
      const now = await chart.locator('dl > div').first().boundingBox();
      expect([now?.x, now?.y]).toEqual([readOut?.x, readOut?.y]);
    }
  });
}

test('the slider of the price chart is seen with the figures and the lines that it changes', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/en/compare#price');
  const chart = page.locator('[data-island=price-chart]');
  for (const part of [
    page.locator('#price h2'),
    chart.locator('dl'),
    chart.getByRole('slider'),
    chart.getByRole('img'),
  ]) {
    await expect(part).toBeInViewport({ ratio: 1 });
  }
});

test('the thumb of the price chart hangs from the axis, below the place that it marks', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/en/compare');
  await page.locator('[data-island=price-chart]').scrollIntoViewIfNeeded();
  const track = await page.getByRole('slider').boundingBox();
  const plot = await page.locator('[data-island=price-chart] svg').first().boundingBox();
  // Half of the thumb, which is 40 px wide, is beyond the plot at either end.
  expect(track?.x).toBeCloseTo((plot?.x ?? 0) - 20, 0);
  expect(track?.width).toBeCloseTo((plot?.width ?? 0) + 40, 0);
  expect(track?.y).toBeCloseTo((plot?.y ?? 0) + (plot?.height ?? 0) + 2, 0);
});
