import { expect } from '@playwright/test';
import { locales } from '../../src/i18n/locales.ts';
import { localePath } from '../../src/site/addresses.ts';
import { pageRoutes } from '../../src/site/routes.ts';
import { pickInTurn } from '../../src/testing/test-matrix.ts';
import { bodyOf, fullPages } from './built-site.ts';
import { content, site } from './content.ts';
import { loadDocumentsOnly } from './documents-only.ts';
import { test } from './idle-page.ts';
import { words } from './words.ts';

const wide = { width: 1440, height: 900 };
const narrow = { width: 1150, height: 900 };

/** The full pages on which the banner may show. */
const bannerPages = pageRoutes.filter(
  ([key, { frame }]) =>
    frame !== 'standalone' && content.banner.onPages[key]?.displayBanner !== false,
);

/** What of the page's own has a part below the banner: words, pictures and controls. */
function coveredByBanner(): string[] {
  const banner = document.querySelector('[data-banner]')?.getBoundingClientRect();
  if (!banner) return ['no banner'];
  const shown = 'h1, h2, p, a, button, input, select, svg, img, table';
  return [...document.querySelectorAll(`main :is(${shown})`)]
    .filter((element) => {
      const box = element.getBoundingClientRect();
      return box.height > 0 && box.top < banner.bottom && box.bottom > banner.top;
    })
    .map((element) => element.outerHTML.slice(0, 80));
}

/** Words of an element that lie, in part or in full, outside of it or of something in it that scrolls. */
function hiddenWords(element: Element): string[] {
  const hidden: string[] = [];
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    for (const { 0: word, index } of text.data.matchAll(/\S+/g)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const box = range.getBoundingClientRect();
      for (let around = text.parentElement; around; around = around.parentElement) {
        const { left, right, top, bottom } = around.getBoundingClientRect();
        const isBlock = getComputedStyle(around).display !== 'inline';
        const isInside =
          box.left >= left && box.right <= right && box.top >= top && box.bottom <= bottom;
        if (isBlock && !isInside) hidden.push(word);
        if (around === element) break;
      }
    }
  }
  return hidden;
}

test('all pages begin at one height', async ({ page }) => {
  test.slow();
  const widths = [360, 768, 1440];
  const beginnings = new Map(
    widths.map((width): [number, Record<number, string[]>] => [width, {}]),
  );
  await loadDocumentsOnly(page);
  for (const [place, [key, { path, frame }]] of pageRoutes.entries()) {
    if (frame === 'standalone') continue;
    await page.goto(localePath('de', path), { waitUntil: 'domcontentloaded' });
    for (const width of pickInTurn(widths, place)) {
      const found = beginnings.get(width) ?? {};
      await page.setViewportSize({ width, height: 900 });
      for (const top of await page.evaluate(beginningsOfPage)) {
        found[top] = [...(found[top] ?? []), key];
      }
    }
  }
  for (const [width, found] of beginnings) {
    const message = `in a window ${width} px wide: ${JSON.stringify(found)}`;
    expect.soft(Object.keys(found), message).toHaveLength(1);
  }
});

/** Where the page begins, and each slide at its top: at the heading, or the sheet that it stands on. */
function beginningsOfPage(): number[] {
  const headings = document.querySelectorAll('h1, [id^="hero-"] h2');
  return [...headings].map((heading) => {
    let begins: Element = heading;
    for (
      let around = heading;
      around.tagName !== 'MAIN';
      around = around.parentElement as Element
    ) {
      if (getComputedStyle(around).borderTopStyle !== 'none') begins = around;
    }
    return Math.round(begins.getBoundingClientRect().top + scrollY);
  });
}

test('the bar is transparent at the top of the landing page and solid from 90 pixels on', async ({
  page,
}) => {
  await page.setViewportSize(wide);
  const background = () =>
    page.locator('header').evaluate((bar) => getComputedStyle(bar).backgroundColor);
  await page.goto('/en');
  await expect.poll(background).toBe('rgba(0, 0, 0, 0)');
  await page.evaluate(() => scrollTo({ top: 89, behavior: 'instant' }));
  await expect.poll(background).toBe('rgba(0, 0, 0, 0)');
  await page.evaluate(() => scrollTo({ top: 90, behavior: 'instant' }));
  await expect.poll(background).toBe('rgb(251, 248, 241)');
  await page.goto('/en/plans');
  await expect.poll(background).toBe('rgb(251, 248, 241)');
});

test('More opens under the pointer on wide screens', async ({ page }) => {
  await page.setViewportSize(wide);
  await page.goto('/en/plans');
  const link = page.locator('header').getByRole('link', { name: words('navbar.showcase') });
  await expect(link).toBeHidden();
  await page.locator('summary', { hasText: words('navbar.more') }).hover();
  await expect(link).toBeVisible();
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('the menu opens by click on screens of 1150 pixels, and More in it by another', async ({
      page,
    }) => {
      await page.setViewportSize(narrow);
      await page.goto('/en/plans');
      const features = page.locator('header').getByRole('link', { name: words('navbar.features') });
      const careers = page.locator('header').getByRole('link', { name: words('navbar.careers') });
      await expect(features).toBeHidden();
      await page.locator('summary[aria-label="Menu"]').click();
      await expect(features).toBeVisible();
      await expect(careers).toBeHidden();
      await page.locator('summary', { hasText: words('navbar.more') }).click();
      await expect(careers).toBeVisible();
      await page.locator('summary[aria-label="Menu"]').click();
      await expect(features).toBeHidden();
    });

    test('a language that is chosen changes page and selector, and lasts', async ({ page }) => {
      await page.setViewportSize(wide);
      await page.goto('/plans');
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await page.locator('summary', { hasText: 'English' }).click();
      await page.getByRole('button', { name: 'Deutsch' }).click();
      await expect(page.locator('html')).toHaveAttribute('lang', 'de');
      await expect(page.locator('summary', { hasText: 'Deutsch' })).toBeVisible();
      expect(new URL(page.url()).pathname).toBe('/plans');
      await page.goto('/features');
      await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    });
  });
}

test('menus open by keyboard, and Escape closes them and gives the focus back', async ({
  page,
}) => {
  await page.setViewportSize(wide);
  await page.goto('/en/plans');
  const more = page.locator('summary', { hasText: words('navbar.more') });
  await more.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(
    page.locator('header').getByRole('link', { name: words('navbar.what-is-wiki-hosting') }),
  ).toBeFocused();
  await page.locator('header [data-started]').waitFor();
  await page.keyboard.press('Escape');
  await expect(more).toBeFocused();
  await expect(
    page.locator('header').getByRole('link', { name: words('navbar.careers') }),
  ).toBeHidden();
});

test('the language menu is 140 to 300 pixels high', async ({ page }) => {
  await page.setViewportSize(wide);
  await page.goto('/en/plans');
  await page.locator('summary', { hasText: 'English' }).click();
  const box = await page.locator('[data-language-form]').boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(140);
  expect(box?.height).toBeLessThanOrEqual(300);
});

test('the browser’s languages decide when nothing was chosen, in their order', async ({
  browser,
}) => {
  const context = await browser.newContext({ locale: 'de-AT' });
  const page = await context.newPage();
  await page.goto('/plans');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  expect(await page.evaluate(() => localStorage.getItem('i18nextLng'))).toBe('de');
  expect(await page.evaluate(() => document.cookie)).toContain('i18next=de');
  await context.close();
});

test('what was chosen before beats the browser, the parameter and the cookie', async ({ page }) => {
  await page.goto('/en/plans');
  await page.evaluate(() => {
    localStorage.setItem('i18nextLng', 'fr');
    // biome-ignore lint/suspicious/noDocumentCookie: as an older visit may have left it
    document.cookie = 'i18next=es;path=/';
  });
  await page.goto('/plans?lng=de');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
});

test('a bar without the wanted language is loaded anew once, not for ever', async ({ page }) => {
  await page.goto('/en/plans');
  await page.evaluate(() => localStorage.setItem('i18nextLng', 'de'));
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await page.route('**/features', async (route) => {
    const headers = { ...route.request().headers(), cookie: 'i18next=en' };
    await route.continue({ headers });
  });
  await page.goto('/features');
  await page.waitForLoadState('networkidle');
  expect(loads).toBeLessThanOrEqual(2);
});

test.describe('in the European Union', () => {
  test.use({ extraHTTPHeaders: { 'cf-ipcountry': 'AT', 'x-forwarded-for': '192.0.2.1' } });

  test('the banner shows, closes, and stays closed', async ({ page, untilIdle }) => {
    await page.goto('/en/plans');
    const banner = page.getByRole('complementary', { name: words('banner.title') });
    await expect(banner).toBeVisible();
    // Right after the bar, and with all of its line.
    await page.locator('header a').last().focus();
    await page.keyboard.press('Tab');
    await expect(banner.getByRole('link').first()).toBeFocused();
    await banner.getByRole('button', { name: words('banner.close') }).click();
    await expect(banner).toBeHidden();
    await page.goto('/en/features');
    await untilIdle();
    await expect(banner).toBeHidden();
  });

  for (const [place, width] of [320, 360, 768].entries()) {
    test(`all of the banner is seen at once in a window ${width} px wide`, {
      tag: '@layout',
    }, async ({ page }) => {
      await page.setViewportSize({ width, height: 640 });
      for (const locale of pickInTurn(['de', 'fr', 'es', 'en'] as const, place)) {
        await page.goto(localePath(locale, '/plans'));
        const banner = page.locator('[data-banner]');
        await expect(banner).toBeVisible();
        expect.soft(await banner.evaluate(hiddenWords), locale).toEqual([]);
        await expect.soft(banner.getByRole('button')).toBeInViewport({ ratio: 1 });
        await expect.soft(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
      }
    });
  }

  test('the banner covers nothing, in narrow windows and in wide ones', async ({ page }) => {
    test.slow();
    for (const [place, [key, { path }]] of bannerPages.entries()) {
      await page.goto(localePath('de', path), { waitUntil: 'domcontentloaded' });
      await expect(page.locator('[data-banner]'), key).toBeVisible();
      for (const width of pickInTurn([320, 1440], place)) {
        await page.setViewportSize({ width, height: 640 });
        const covered = await page.evaluate(coveredByBanner);
        expect.soft(covered, `${key} in a window ${width} px wide`).toEqual([]);
      }
    }
  });

  for (const width of [360, 1440]) {
    test(`the ring of its button is in a window ${width} px wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 640 });
      await page.goto('/de/plans');
      const button = page.locator('[data-banner] button');
      await expect(button).toBeVisible();
      await page.locator('[data-banner] a').last().focus();
      await page.keyboard.press('Tab');
      await expect(button).toBeFocused();
      const ring = await button.evaluate((element) => {
        const { right, bottom } = element.getBoundingClientRect();
        const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(element);
        const reach = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
        const isInside = right + reach <= innerWidth && bottom + reach <= innerHeight;
        return { outlineStyle, isInside };
      });
      expect(ring).toEqual({ outlineStyle: 'solid', isInside: true });
    });
  }

  for (const path of [
    '/pricecalculator',
    '/pricecalculator?product=pro&country=AT',
    '/privacylaws',
  ]) {
    test(`${path} is where the banner leads, and has none`, async ({ page }) => {
      await page.goto(`/en${path}`);
      await expect(page.locator('footer')).toContainText('Austria');
      await expect(page.locator('[data-banner]')).toHaveCount(0);
    });
  }

  test('the footer says where the visitor seems to be', async ({ page }) => {
    await page.goto('/de/plans');
    await expect(page.locator('footer')).toContainText('Österreich');
  });
});

test.describe('elsewhere', () => {
  test.use({ extraHTTPHeaders: { 'cf-ipcountry': 'JP', 'x-forwarded-for': '192.0.2.1' } });

  test('a banner that a page displays shows to everybody until it is closed', async ({ page }) => {
    await page.route('/en/plans', async (route) => {
      const response = await route.fetch();
      const html = (await response.text()).replace('data-banner', 'data-banner="everybody"');
      await route.fulfill({ response, body: html });
    });
    await page.goto('/en/plans');
    const banner = page.locator('[data-banner]');
    await expect(banner).toBeVisible();
    await banner.getByRole('button', { name: words('banner.close') }).click();
    await expect(banner).toBeHidden();
    await page.goto('/en/plans');
    await expect(page.locator('footer')).toContainText('Japan');
    await expect(banner).toBeHidden();
  });

  test('there is no banner', async ({ page }) => {
    await page.goto('/en/plans');
    await expect(page.locator('footer')).toContainText('Japan');
    await expect(page.locator('[data-banner]')).toBeHidden();
  });
});

test('the copyright runs from the founding year to this one', async ({ page }) => {
  await page.goto('/en/plans');
  const years = `${site.foundedOn.slice(0, 4)}–${new Date().getFullYear()}`;
  await expect(page.locator('footer')).toContainText(years);
});

for (const [path, type] of [
  ['/favicon.ico', 'image/x-icon'],
  ['/favicon.svg', 'image/svg+xml'],
  ['/apple-touch-icon.png', 'image/png'],
] as const) {
  test(`${path}, which is asked for by name, is a picture that is kept and asked for again`, async ({
    page,
  }) => {
    const answer = await page.request.get(path);
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, type]);
    expect(answer.headers()['cache-control']).toBe('no-cache');
    const etag = answer.headers().etag ?? '';
    const again = await page.request.get(path, { headers: { 'if-none-match': etag } });
    expect(again.status()).toBe(304);
    await page.goto('/en/dmca');
    const width = await page.evaluate(async (src) => {
      const picture = Object.assign(new Image(), { src });
      await picture.decode();
      return picture.naturalWidth;
    }, path);
    expect(width).toBeGreaterThan(0);
  });
}

test('unknown addresses show the not-found page', async ({ page }) => {
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await expect(page.locator('h1')).toContainText(words('not-found.heading'));
});

for (const path of ['/en/plans', '/en/createawiki', '/en/terms', '/en/dmca']) {
  test(`${path} is printed with its matter and the brand, without what is to be clicked`, async ({
    page,
  }) => {
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('header').getByRole('link').first()).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // A row of the plans unfolds by its name, a list by its title: both are matter.
    const folds = 'summary:not(th *, li *, :has(+ ul))';
    const parts = page.locator(`header nav, footer, ${folds}, #plans fieldset`);
    await expect(parts).not.toHaveCount(0);
    await expect(parts.filter({ visible: true })).toHaveCount(0);
  });
}

test('a page ends on a garden as wide as the window, the next one on another', async ({ page }) => {
  const gardens = [];
  for (const path of ['/en/plans', '/en/createawiki', '/en/what-is-wiki-hosting', '/en/terms']) {
    await page.goto(path);
    const garden = page.locator('main > img');
    await garden.scrollIntoViewIfNeeded();
    await expect
      .poll(() =>
        garden.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth),
      )
      .toBeGreaterThan(0);
    await expect(garden).toHaveAttribute('alt', '');
    expect((await garden.boundingBox())?.width).toBe(page.viewportSize()?.width);
    const source = (await garden.getAttribute('src')) ?? '';
    const [address = '', view] = source.split('#');
    const file = await (await page.request.get(address)).text();
    expect(view === undefined || file.includes(`<view id="${view}"`), view).toBe(true);
    gardens.push(source);
  }
  expect(new Set(gardens).size).toBe(gardens.length);
});

test('what is to be done next stands in one row above the garden where there is room', async ({
  page,
}) => {
  for (const path of ['/en/trust', '/en/features']) {
    await page.goto(path);
    const steps = page.locator('main > section:has(+ img) li > a');
    const count = await steps.count();
    expect(count, path).toBeGreaterThan(1);
    for (const width of [360, 800, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      for (const step of await steps.all()) await step.click({ trial: true });
      const tops = await steps.evaluateAll((links) =>
        links.map((link) => link.getBoundingClientRect().top),
      );
      expect(new Set(tops).size, path).toBe(width === 360 ? count : 1);
    }
  }
});

/** The links of the part on which a page ends, above the garden, each with where it leads. */
function endingLinks(body: string): [href: string, label: string][] {
  const [ending = ''] =
    body.match(/<section(?:(?!<section).)*<\/section><img src="[^"]*\/footer/s) ?? [];
  return [...ending.matchAll(/<li><a [^>]*?href="([^"]*)"[^>]*>([^<]*)<\/a>/g)].map(
    ([, href = '', label = '']) => [href, label],
  );
}

test('where plans are shown or ordered, three boxes end the page in the words of the offer; elsewhere its own next step does', () => {
  const boxed = ['/features', '/plans', '/createawiki'];
  const boxes = new Set<string>();
  for (const { record } of fullPages.filter((page) => page.locale === 'en')) {
    const links = endingLinks(bodyOf(record));
    if (links.length === 0) continue;
    expect(links.length, record.path).toBe(boxed.includes(record.path) ? 3 : 2);
    if (links.length === 3) boxes.add(JSON.stringify(links));
  }
  expect([...boxes].map((each) => JSON.parse(each))).toEqual([
    [
      ['/createawiki', words('call-to-action.createWiki')],
      ['/demo', words('call-to-action.demo')],
      ['/contact', words('call-to-action.contact')],
    ],
  ]);
});

test('the ground of the last part goes on behind its garden', async ({ page }) => {
  for (const path of ['/en/plans', '/en/trust', '/en/compare']) {
    await page.goto(path);
    const garden = page.locator('main > img');
    const outset = await page
      .locator('main > section:has(+ img)')
      .evaluate((part) => getComputedStyle(part).borderImageOutset);
    const { height = 0 } = (await garden.boundingBox()) ?? {};
    expect(height, path).toBeGreaterThan(0);
    expect(Number.parseFloat(outset.split(' ')[2] ?? ''), path).toBeGreaterThanOrEqual(height);
  }
});

test('a page that says what to do next ends on people, where one orders and every other one on the garden alone', () => {
  const orders = ['/plans', '/createawiki', '/pricecalculator'];
  const garden = /<img src="[^"]*\/footer-[^"#]*(#\w+)?"/;
  for (const { record } of fullPages.filter((page) => page.locale === 'en')) {
    const body = bodyOf(record);
    const isClosed = endingLinks(body).length > 0 && !orders.includes(record.path);
    expect(garden.exec(body)?.[1] === undefined, record.path).toBe(isClosed);
  }
});

test('no two pages end on the same words', () => {
  // The last heading before the garden.
  const end = /<h2[^>]*>([^<]+)<\/h2>(?:(?!<h2).)*?<img src="[^"]*\/footer-/s;
  for (const locale of locales) {
    const ends = fullPages
      .filter((page) => page.locale === locale)
      .flatMap(({ record }) => bodyOf(record).match(end)?.[1] ?? []);
    expect(ends.length, locale).toBeGreaterThan(15);
    expect(new Set(ends).size, ends.sort().join('\n')).toBe(ends.length);
  }
});

test("the footer names the visitor's country in the language of the page", async ({ page }) => {
  await page.route('**/location', (route) => {
    const language = route.request().headers()['accept-language'] ?? '';
    const names = new Intl.DisplayNames(language, { type: 'region' });
    const location = { country_code: 'DE', country_name: names.of('DE'), region_code: null };
    return route.fulfill({ json: { ...location, in_eu: true } });
  });
  for (const [path, name] of [
    ['/en/about', 'Germany'],
    ['/es/about', 'Alemania'],
  ]) {
    await page.goto(path as string);
    await expect(page.locator('footer p').filter({ hasText: name as string })).toBeVisible();
  }
});
