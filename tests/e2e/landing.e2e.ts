import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { type AccessibilityNode, accessibilityTree, nodesOf } from './accessibility-tree.ts';
import { delayRequests } from './delay-requests.ts';
import { saying, words } from './words.ts';

const texts = JSON.parse(readFileSync('locales/en/landing.json', 'utf8'));
const [firstPhrase = ''] = Object.values<string>(texts.hero.writing.phrases);
const hero = (page: Page) => page.getByRole('region', { name: 'WikiGarth' }).first();
const testimonials = (page: Page) =>
  page.getByRole('region', { name: words('landing.testimonials.title'), exact: true });

/** Holds the clock, so that time passes only when a test says so. */
async function holdClock(page: Page) {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
}

/** Lets the page become quiet while the clock is held. */
const becomeQuiet = (page: Page) => page.clock.runFor(3000);

/** Brings a carousel into view, points at it and waits until it has started. */
async function start(carousel: ReturnType<typeof hero>) {
  await carousel.hover();
  await expect(carousel.getByRole('button', { name: words('common.carousel.next') })).toBeVisible();
}

/** Brings a carousel into view at a held clock, and lets time pass bit by bit until its script is there. */
async function startAtHeldClock(page: Page, carousel: ReturnType<typeof hero>) {
  await carousel.scrollIntoViewIfNeeded();
  await expect(async () => {
    await page.clock.runFor(50);
    const next = carousel.getByRole('button', { name: words('common.carousel.next') });
    await expect(next).toBeVisible({ timeout: 200 });
  }).toPass();
}

/** The landing page at a held clock, its hero started. */
async function openHero(page: Page) {
  await holdClock(page);
  await page.goto('/en');
  await becomeQuiet(page);
  await startAtHeldClock(page, hero(page));
}

const current = (carousel: ReturnType<typeof hero>) =>
  carousel.locator('[data-dots] [aria-current]').getAttribute('aria-label');

test('the hero moves on every five seconds and loops', async ({ page }) => {
  await openHero(page);
  for (const number of [2, 3, 4, 5, 1]) {
    await page.clock.runFor(5000);
    await expect
      .poll(() => current(hero(page)))
      .toBe(words('common.carousel.slide', { number, count: 5 }));
  }
});

test('arrows and dots move the hero; pause holds it', async ({ page }) => {
  await page.goto('/en');
  await start(hero(page));
  await hero(page)
    .getByRole('button', { name: words('common.carousel.next') })
    .click();
  expect(await current(hero(page))).toBe(words('common.carousel.slide', { number: 2, count: 5 }));
  await hero(page)
    .getByRole('button', { name: words('common.carousel.previous') })
    .click();
  await hero(page)
    .getByRole('button', { name: words('common.carousel.previous') })
    .click();
  expect(await current(hero(page))).toBe(words('common.carousel.slide', { number: 5, count: 5 }));
  await hero(page)
    .getByRole('link', { name: words('common.carousel.slide', { number: 3, count: 5 }) })
    .click();
  expect(await current(hero(page))).toBe(words('common.carousel.slide', { number: 3, count: 5 }));
  await expect(
    page.getByRole('link', { name: words('landing.hero.sizes.links.plans') }),
  ).toBeInViewport();
  await hero(page)
    .getByRole('button', { name: words('common.carousel.pause') })
    .click();
  await expect(
    hero(page).getByRole('button', { name: words('common.carousel.play') }),
  ).toBeVisible();
});

/** Lets seconds pass and tells whether the hero has moved on by itself. */
async function goesOn(page: Page): Promise<boolean> {
  const before = await current(hero(page));
  await page.clock.runFor(6000);
  return (await current(hero(page))) !== before;
}

test('neither a pointer, a click nor a tap on the text stops the hero', async ({ page }) => {
  await openHero(page);
  const next = hero(page).getByRole('button', { name: words('common.carousel.next') });
  await next.hover();
  expect(await goesOn(page)).toBe(true);
  await next.click();
  expect(await goesOn(page)).toBe(true);
  const [slide] = await hero(page)
    .getByRole('group')
    .and(page.locator(':not([inert], :has([inert]))'))
    .all();
  await slide?.locator('p').first().click();
  expect(await goesOn(page)).toBe(true);
  expect(await goesOn(page)).toBe(true);
});

test('slides stand still when the page opens; scene and words of one follow those of the other when the slide changes, and price and buttons do not fade', async ({
  page,
}) => {
  const moving = () =>
    page.locator('[id^="hero-"]').evaluateAll((slides) =>
      slides.map(
        (slide) =>
          slide.getAnimations({ subtree: true }).filter(({ effect }) => {
            const [first] = (effect as KeyframeEffect).getKeyframes();
            return first?.opacity && !first.easing.startsWith('steps');
          }).length,
      ),
    );
  await page.goto('/en');
  await start(hero(page));
  expect(await moving()).toEqual([0, 0, 0, 0, 0]);
  await page.evaluate(() => {
    const { animate } = Element.prototype;
    Element.prototype.animate = function (...how) {
      const animation = animate.apply(this, how);
      animation.pause();
      return animation;
    };
  });
  await hero(page)
    .getByRole('button', { name: words('common.carousel.next') })
    .click();
  expect(await moving()).toEqual([3, 3, 0, 0, 0]);
});

test('a slide stands where the row stood before it became a carousel', async ({ page }) => {
  await page.goto('/en');
  const heading = page.locator('#hero-1 h1');
  await start(hero(page));
  const left = (await hero(page).boundingBox())?.x;
  expect((await heading.boundingBox())?.x).toBe(left);
  await hero(page)
    .getByRole('link', { name: words('common.carousel.slide', { number: 3, count: 5 }) })
    .click();
  await expect.poll(async () => (await page.locator('#hero-3 h2').boundingBox())?.x).toBe(left);
});

test('once the page is quiet the drawings of the slides beside the first one come, and of the others with their turn', async ({
  page,
}) => {
  const asked = new Set<string>();
  page.on('request', (request) => {
    const [, name = ''] = /([\w-]+)-[0-9a-f]{8}\.svg$/.exec(request.url()) ?? [];
    if (/^(writing|sizes|editor|gate|portrait-.*)$/.test(name)) asked.add(name);
  });
  const ofHero = () => [...asked].filter((name) => !name.startsWith('portrait')).sort();
  await holdClock(page);
  await page.goto('/en');
  await becomeQuiet(page);
  // In small steps, as the pictures come two seconds after the carousel has started.
  await startAtHeldClock(page, hero(page));
  expect(ofHero()).toEqual([]);
  await page.clock.runFor(2000);
  await expect.poll(ofHero).toEqual(['gate', 'writing']);
  expect(await current(hero(page))).toBe(words('common.carousel.slide', { number: 1, count: 5 }));
  await page.clock.runFor(5000);
  const askedSoon = async () => {
    await page.clock.runFor(500);
    return ofHero();
  };
  await expect.poll(askedSoon).toEqual(['gate', 'sizes', 'writing']);
  await startAtHeldClock(page, testimonials(page));
  await page.clock.runFor(2000);
  await expect
    .poll(() => [...asked].filter((name) => name.startsWith('portrait')).length)
    .toBeGreaterThan(2);
});

test('the picture of a chosen slide comes at once', async ({ page }) => {
  await openHero(page);
  await hero(page)
    .getByRole('link', { name: words('common.carousel.slide', { number: 4, count: 5 }) })
    .click();
  await expect(page.locator('#hero-4 img')).toBeVisible();
});

test('while the script of a carousel does not come, its first picture is there, and the others for who reaches for them', async ({
  page,
}) => {
  await page.route('**/carousel-*.chunk.js', () => undefined);
  await page.goto('/en');
  for (const name of ['hero', 'testimonial']) {
    const first = page.locator(`#${name}-1 img`);
    await first.scrollIntoViewIfNeeded();
    await expect
      .poll(() => first.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await page.mouse.move(0, 0);
    await expect(page.locator(`#${name}-2 img`)).toBeHidden();
    await page.locator(`#${name}-1`).hover();
    await expect(page.locator(`#${name}-2 img`)).toBeVisible();
  }
});

test('whoever is on a slide before the carousel has started stays on it', async ({ page }) => {
  const comes = await delayRequests(page, '**/carousel-*.chunk.js');
  await page.goto('/en');
  const link = page.locator('#hero-3 a').first();
  await link.focus();
  comes();
  await expect(
    hero(page).getByRole('button', { name: words('common.carousel.next') }),
  ).toBeVisible();
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport();
  expect(await current(hero(page))).toBe(words('common.carousel.slide', { number: 3, count: 5 }));
});

test('who has the focus in the testimonials when they become a carousel has it on its controls', async ({
  page,
}) => {
  const comes = await delayRequests(page, '**/carousel-*.chunk.js');
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/en');
  await testimonials(page).locator('[data-viewport]').focus();
  comes();
  await expect(
    testimonials(page).getByRole('button', { name: words('common.carousel.next') }),
  ).toBeVisible();
  await expect(testimonials(page).locator('button:focus')).toHaveCount(1);
});

test('a slide that was just chosen stands for its five seconds', async ({ page }) => {
  await openHero(page);
  // Up to a second of the first slide's time has passed by now.
  await page.clock.runFor(3000);
  await hero(page)
    .getByRole('button', { name: words('common.carousel.next') })
    .click();
  await page.clock.runFor(4500);
  await expect
    .poll(() => current(hero(page)))
    .toBe(words('common.carousel.slide', { number: 2, count: 5 }));
  await page.clock.runFor(500);
  await expect
    .poll(() => current(hero(page)))
    .toBe(words('common.carousel.slide', { number: 3, count: 5 }));
});

test('the hero rests while a control shows that it has the focus', async ({ page }) => {
  await openHero(page);
  await hero(page)
    .getByRole('link', { name: words('landing.hero.whole.links.createWiki') })
    .first()
    .focus();
  await page.keyboard.press('Tab');
  expect(await goesOn(page)).toBe(false);
  await page.locator('h1').click();
  await becomeQuiet(page);
  expect(await goesOn(page)).toBe(true);
});

test('the hero rests while text in it is selected', async ({ page }) => {
  await openHero(page);
  await page.locator('h1').selectText();
  expect(await goesOn(page)).toBe(false);
  await page.evaluate(() => getSelection()?.removeAllRanges());
  expect(await goesOn(page)).toBe(true);
});

test('the hero and the typing rest while they are off the screen', async ({ page }) => {
  await openHero(page);
  await page.clock.runFor(5000);
  const line = page.locator('#hero-2 [data-behaviour="typing"]');
  await expect(line).toHaveText(firstPhrase);
  await page.locator('footer').scrollIntoViewIfNeeded();
  await expect(hero(page)).toHaveAttribute('data-resting');
  await page.clock.runFor(20_000);
  expect(await current(hero(page))).toBe(words('common.carousel.slide', { number: 2, count: 5 }));
  await hero(page).scrollIntoViewIfNeeded();
  await expect(hero(page)).not.toHaveAttribute('data-resting');
  await page.clock.runFor(5000);
  await expect
    .poll(() => current(hero(page)))
    .toBe(words('common.carousel.slide', { number: 3, count: 5 }));
  // A word that was begun is finished at once.
  await page.clock.runFor(4000);
  // The browser says a moment later what has left the screen.
  await expect(async () => {
    const left = await line.textContent();
    await page.clock.runFor(4000);
    expect(await line.textContent()).toBe(left);
  }).toPass();
});

test('the pause control does what it says, by keyboard too', async ({ page }) => {
  await openHero(page);
  const pause = hero(page).getByRole('button', { name: words('common.carousel.pause') });
  const play = hero(page).getByRole('button', { name: words('common.carousel.play') });
  await pause.click();
  await page.locator('footer p').last().click();
  expect(await goesOn(page)).toBe(false);
  await play.click();
  await expect(pause).toBeVisible();
  // The browser says a moment later what has come into view again.
  await expect(hero(page)).not.toHaveAttribute('data-resting');
  expect(await goesOn(page)).toBe(true);
  await pause.press('Enter');
  expect(await goesOn(page)).toBe(false);
  await play.press('Enter');
  await expect(pause).toBeFocused();
  expect(await goesOn(page)).toBe(true);
});

test('a pause in the middle of a word leaves the headline with a whole one', async ({ page }) => {
  await openHero(page);
  const line = page.locator('#hero-2 [data-behaviour="typing"]');
  const phrases = await line.locator('..').locator(':not([data-behaviour])').allTextContents();
  await hero(page)
    .getByRole('link', { name: words('common.carousel.slide', { number: 2, count: 5 }) })
    .click();
  const isWhole = async () => phrases.includes((await line.textContent()) ?? '');
  while (await isWhole()) await page.clock.runFor(30);
  await hero(page)
    .getByRole('button', { name: words('common.carousel.pause') })
    .click();
  await page.clock.runFor(100);
  expect(await isWhole()).toBe(true);
  // A word that was begun is finished at once.
  await page.clock.runFor(4000);
  const left = await line.textContent();
  await page.clock.runFor(10_000);
  expect(await line.textContent()).toBe(left);
});

test('nothing moves by itself for those who asked for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openHero(page);
  await page.clock.runFor(20_000);
  expect(await current(hero(page))).toBe(words('common.carousel.slide', { number: 1, count: 5 }));
});

test('hidden slides cannot be reached by keyboard, pointer or screen reader', async ({ page }) => {
  await page.goto('/en');
  await start(hero(page));
  await hero(page)
    .getByRole('button', { name: words('common.carousel.pause') })
    .click();
  for (let shown = 1; shown <= 5; shown += 1) {
    const others = `[id^="hero-"]:not(#hero-${shown})`;
    const controls = page.locator(`${others} :is(a, button, summary, input, [tabindex])`);
    expect(await controls.count()).toBeGreaterThan(3);
    for (const other of await page.locator(others).all()) await expect(other).not.toBeInViewport();
    expect(await controls.evaluateAll(thoseFocused)).toEqual([]);
    expect(await page.locator(`#hero-${shown} a`).evaluateAll(thoseFocused)).not.toEqual([]);

    const region = nodesOf(await accessibilityTree(page), 'region').find(({ name }) =>
      /^What/.test(name),
    );
    const slides = nodesOf(region as AccessibilityNode, 'group').map((slide) => ({
      name: slide.name,
      heard: nodesOf(slide, 'heading', 'paragraph', 'link', 'button', 'image', 'list').length,
    }));
    expect(slides.at(-1)?.name).toBe(words('common.carousel.slide', { number: shown, count: 5 }));
    expect(slides.at(-1)?.heard).toBeGreaterThan(2);
    // Of the first slide, the name of the page is always heard.
    expect(slides.slice(0, -1)).toEqual(
      shown > 1
        ? [{ name: words('common.carousel.slide', { number: 1, count: 5 }), heard: 1 }]
        : [],
    );
    await hero(page)
      .getByRole('button', { name: words('common.carousel.next') })
      .click();
  }
});

/** The texts of those controls that take the focus. */
function thoseFocused(controls: (HTMLElement | SVGElement)[]): (string | null)[] {
  const focused = controls.filter((control) => {
    control.focus({ preventScroll: true });
    const isFocused = document.activeElement === control;
    control.blur();
    return isFocused;
  });
  return focused.map(({ textContent }) => textContent);
}

test('there is one h1 in the accessibility tree, whichever slide shows', async ({ page }) => {
  await page.goto('/en');
  const next = page.getByRole('button', { name: words('common.carousel.next') }).first();
  for (let slide = 1; slide <= 5; slide += 1) {
    const headings = nodesOf(await accessibilityTree(page), 'heading');
    expect(headings.filter(({ level }) => level === 1)).toHaveLength(1);
    await next.click();
  }
});

test('a finger does not drag the hero', async ({ page }) => {
  await page.goto('/en');
  await start(hero(page));
  const box = await page.locator('#hero-1').boundingBox();
  if (!box) throw new Error('The first slide is not there.');
  await page.mouse.move(box.x + 400, box.y + 300);
  await page.mouse.down();
  await page.mouse.move(box.x + 50, box.y + 300, { steps: 5 });
  await page.mouse.up();
  expect(await current(hero(page))).toBe(words('common.carousel.slide', { number: 1, count: 5 }));
});

test('testimonials stand 30 pixels apart and stop for good once touched', async ({ page }) => {
  await holdClock(page);
  await page.goto('/en');
  await becomeQuiet(page);
  const carousel = testimonials(page);
  await startAtHeldClock(page, carousel);
  const [first, second] = await Promise.all(
    [1, 2].map((number) => page.locator(`#testimonial-${number}`).boundingBox()),
  );
  expect(Math.round((second?.x ?? 0) - (first?.x ?? 0) - (first?.width ?? 0))).toBe(30);
  await page.clock.runFor(5000);
  await expect
    .poll(() => current(carousel))
    .toBe(words('common.carousel.slide', { number: 2, count: 4 }));
  await carousel.getByRole('button', { name: words('common.carousel.next') }).click();
  await page.clock.runFor(20_000);
  expect(await current(carousel)).toBe(words('common.carousel.slide', { number: 3, count: 4 }));
});

test('phrases are typed at their pace: 60 ms a letter, 20 ms to delete, 2000 ms to read, and what they are about rises', async ({
  page,
}) => {
  await holdClock(page);
  await page.goto('/en');
  await becomeQuiet(page);
  const line = page.locator('[data-behaviour="typing"][data-type-ms="60"]');
  await line.scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: words('common.typing.pause') })).toBeVisible();
  await expect(line).toHaveText(words('landing.partners.phrases.1'));
  const risen = page.locator('[data-said="true"] h3');
  await expect(risen).toHaveText(words('navbar.for-companies'));
  await page.clock.runFor(1990);
  await expect(line).toHaveText(words('landing.partners.phrases.1'));
  await page.clock.runFor(
    10 +
      words('landing.partners.phrases.1').length * 20 +
      words('landing.partners.phrases.2').length * 60 +
      100,
  );
  await expect(line).toHaveText(words('landing.partners.phrases.2'));
  await expect(risen).toHaveText(words('navbar.for-personal'));
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a name that is typed is the name of the wiki on the next page', async ({ page }) => {
    await page.goto('/en');
    await page.getByLabel(words('call-to-action.nameForm.name')).fill('Moss & Ferns');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/createawiki\?name=Moss/);
    await expect(page.getByLabel(words('name-wiki.name'))).toHaveValue('Moss & Ferns');
  });

  test('the slides scroll, and the switch shows the business plans', async ({ page }) => {
    await page.goto('/en');
    await page.locator('a[href="#hero-3"]').click();
    await expect(
      page.getByRole('link', { name: words('landing.hero.sizes.links.plans') }),
    ).toBeInViewport();
    await expect(page.getByRole('heading', { name: 'Business Foundation' })).toBeHidden();
    await page.locator('label').getByText(saying('plans.table.business')).click();
    await expect(page.getByRole('heading', { name: 'Business Foundation' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Ultra' })).toBeHidden();
  });
});

const failures = [
  { type: 'missing', fulfil: { status: 404, body: '' } },
  { type: 'other', fulfil: { status: 200, contentType: 'text/javascript', body: 'throw 1' } },
];

for (const { type, fulfil } of failures) {
  test(`a part of the script that fails (${type}) is reported and leaves a working page`, async ({
    page,
  }) => {
    const errors: string[] = [];
    page.on('console', (message) => errors.push(message.text()));
    await page.route('**/carousel-*.chunk.js', (route) => route.fulfill(fulfil));
    await page.goto('/en');
    await expect.poll(() => errors.join('\n')).toMatch(/Loading chunk carousel failed\./);
    expect(errors.join('\n')).toMatch(
      new RegExp(`\\(${type}: http\\S+/carousel-\\S+\\.chunk\\.js\\)`),
    );
    await page.locator('a[href="#hero-3"]').click();
    await expect(
      page.getByRole('link', { name: words('landing.hero.sizes.links.plans') }),
    ).toBeInViewport();
  });
}

test('the price stands above the first step, and the page ends on its next steps', async ({
  page,
}) => {
  await page.goto('/en');
  const steps = hero(page).getByRole('link', {
    name: words('landing.hero.whole.links.createWiki'),
  });
  const price = await page.getByText(saying('landing.hero.price')).first().boundingBox();
  const first = await steps.first().boundingBox();
  expect((price?.y ?? 0) + (price?.height ?? 0)).toBeLessThanOrEqual(first?.y ?? 0);

  // What comes after it is the garden, and below that the references.
  const end = page.locator('main > section:has(+ img + #references)');
  const last = end.locator('li > a');
  await expect(last).toHaveCount(2);
  await expect(last.first()).toHaveAttribute('href', '/createawiki');
});

for (const width of [768, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 }, javaScriptEnabled: false });

    test('buttons stand at one place on every slide, and as tall a price above them', async ({
      page,
    }) => {
      await page.goto('/fr');
      const prices = page.locator('[id^="hero-"] p:has(> b)');
      const buttons = await prices
        .locator('+ * > :first-child')
        .evaluateAll((parts) => parts.map((part) => Math.round(part.getBoundingClientRect().y)));
      expect(buttons).toHaveLength(5);
      expect(new Set(buttons).size).toBe(1);
      const tops = await prices.evaluateAll((parts) =>
        parts.map((part) => Math.round(part.getBoundingClientRect().y)),
      );
      expect(new Set(tops).size).toBe(1);
      const gaps = await prices.evaluateAll((parts) =>
        parts.map((part) => {
          const below = part.nextElementSibling?.getBoundingClientRect();
          return Math.round((below?.y ?? 0) - part.getBoundingClientRect().bottom);
        }),
      );
      expect(gaps).toEqual([32, 32, 32, 32, 32]);
    });
  });
}

test('in a browser that never rests the slides get their controls all the same', async ({
  page,
}) => {
  await page.addInitScript(() => {
    // As in a browser without a moment to spare: only a timeout is kept, which here is a hundred times as short.
    window.requestIdleCallback = (callback, { timeout } = {}) =>
      timeout === undefined
        ? 0
        : window.setTimeout(
            () => callback({ didTimeout: true, timeRemaining: () => 0 }),
            timeout / 100,
          );
  });
  await page.goto('/en');
  await expect(page.locator('[data-behaviour="carousel"] [data-toggle]').first()).toBeVisible();
});
