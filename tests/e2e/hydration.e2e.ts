import { type BrowserContext, expect, type Page } from '@playwright/test';
import { isFullMatrix, pickInTurn, pickNew } from '../../src/testing/test-matrix.ts';
import { islandPages } from '../islands/island-pages.ts';
import {
  answerOf,
  fieldsToTry,
  placeOf,
  textsOfReact,
  useControl,
} from '../islands/use-control.ts';
import { fullPages, scriptsOf } from './built-site.ts';
import { deadControls } from './dead-controls.ts';
import { delayRequests } from './delay-requests.ts';
import { consoleErrors, hydrateIsland, islandOf } from './hydrate-island.ts';
import { test } from './idle-page.ts';
import { openDetails } from './open-details.ts';
import { pageStates } from './page-states.ts';
import { words } from './words.ts';

const entries = Object.entries(islandPages) as [string, string][];

/** Delays React's scheduler, so that a visitor can act between two slices of its work, as on a slow phone. */
async function delayScheduler(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { postMessage } = MessagePort.prototype;
    MessagePort.prototype.postMessage = function (message: unknown) {
      setTimeout(() => postMessage.call(this, message), 300);
    };
  });
}

/** Slows the processor, so that React needs several slices for an island. */
async function slowDown(page: Page, rate: number): Promise<void> {
  const protocol = await page.context().newCDPSession(page);
  await protocol.send('Emulation.setCPUThrottlingRate', { rate });
}

/** Waits for React's first slice of an island's hydration. It runs in the page that is open. */
async function untilHydrationBegins(island: string): Promise<void> {
  const isOfReact = (element: Element) =>
    Object.keys(element).some((key) => key.startsWith('__reactFiber'));
  const elements = `[data-island="${island}"], [data-island="${island}"] *`;
  while (![...document.querySelectorAll(elements)].some(isOfReact)) {
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
}

/** The result of using a field long after hydration. */
async function answerLater(
  context: BrowserContext,
  island: string,
  address: string,
  place: number,
) {
  const page = await context.newPage();
  await page.goto(address);
  await hydrateIsland(page, island);
  await page.evaluate(useControl, placeOf(island, place));
  return page;
}

for (const [turn, [island, path]] of entries.entries()) {
  const address = `/en${path}`;

  test(`what is done in ${island} counts before its script comes, while it is hydrated, and right after`, async ({
    page,
    context,
  }) => {
    test.setTimeout(300_000);
    await delayScheduler(page);
    const pattern = `**/${island}.island-*.js`;
    await delayRequests(page, pattern);
    await page.goto(address);
    const places = await page.evaluate(fieldsToTry, placeOf(island, 0));
    await page.unroute(pattern);
    for (const place of pickInTurn(places, turn)) {
      const later = await answerLater(context, island, address, place);
      const act = placeOf(island, place);
      const comesLate = await delayRequests(page, pattern);
      await page.goto(address);
      expect(await page.evaluate(useControl, act)).toBe(true);
      comesLate();
      await expectSame(page, later, island, `${place}, before its script`);

      await page.unroute(pattern);
      const comes = await delayRequests(page, pattern);
      await page.goto(address);
      const isUsed = page.evaluate(
        `new Promise((resolve) =>
          new MutationObserver(() => resolve((${useControl})(${JSON.stringify(act)}))).observe(
            document.querySelector('[data-island="${island}"]'),
            { attributeFilter: ['data-hydrated'] },
          ),
        )`,
      );
      comes();
      await hydrateIsland(page, island);
      expect(await isUsed).toBe(true);
      await expectSame(page, later, island, `${place}, once hydrated`);
      await page.unroute(pattern);

      await slowDown(page, 8);
      await page.goto(address);
      const isUsedMeanwhile = page.evaluate(
        `(${untilHydrationBegins})("${island}").then(() => (${useControl})(${JSON.stringify(act)}))`,
      );
      await hydrateIsland(page, island);
      expect(await isUsedMeanwhile).toBe(true);
      await slowDown(page, 1);
      await expectSame(page, later, island, `${place}, while it is hydrated`);
      await later.close();
    }
  });
}

async function expectSame(page: Page, later: Page, island: string, when: string): Promise<void> {
  await hydrateIsland(page, island);
  const difference = async () => {
    const [said, wanted] = await Promise.all(
      [page, later].map((each) => each.evaluate(answerOf, island)),
    );
    return said === wanted ? '' : { said, wanted };
  };
  await expect.poll(difference, when).toBe('');
}

/** What an island says in the page as it comes from the server. */
function servedText(page: Page, island: string): Promise<string | undefined> {
  return page.evaluate(async (name) => {
    const html = await (await fetch(location.href)).text();
    const served = new DOMParser().parseFromString(html, 'text/html');
    return served.querySelector(`[data-island="${name}"]`)?.textContent;
  }, island);
}

const fieldsOf = (page: Page, island: string) =>
  islandOf(page, island).evaluate((element) =>
    [...element.querySelectorAll<HTMLInputElement>('input, select, textarea')].map(
      ({ type, checked, value }) => (/checkbox|radio/.test(type) ? checked : value),
    ),
  );

// All islands share one error boundary, so two islands are enough.
for (const [place, [island, path]] of entries.entries()) {
  const tag = place < 2 ? [] : '@slow';
  test(`${island} gives the server's HTML back when it throws an error while it is hydrated`, {
    tag,
  }, async ({ page }) => {
    const complaints = consoleErrors(page);
    await page.route(`**/${island}.island-*.js`, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: "export default { namespaces: [], Component() { throw new Error('It broke.') } }",
      }),
    );
    await page.goto(`/en${path}`);
    const element = islandOf(page, island);
    const served = await servedText(page, island);
    const places = await page.evaluate(fieldsToTry, placeOf(island, 0));
    for (const place of places) await page.evaluate(useControl, placeOf(island, place));
    const typed = await fieldsOf(page, island);
    await expect(async () => {
      await element.dispatchEvent('pointerover');
      expect(complaints).not.toEqual([]);
    }).toPass();
    await expect.poll(() => complaints).toEqual([expect.stringContaining('It broke.')]);
    expect(await element.evaluate((each) => each.textContent)).toBe(served);
    expect(await fieldsOf(page, island)).toEqual(typed);
    await expect(element).not.toHaveAttribute('data-hydrated');
  });

  test(`${island} gives the server's HTML back when it throws an error later`, { tag }, async ({
    page,
    untilIdle,
  }) => {
    const complaints = consoleErrors(page);
    await page.goto(`/en${path}`);
    const element = islandOf(page, island);
    const served = await servedText(page, island);
    await hydrateIsland(page, island);
    const early = await fieldsOf(page, island);
    const places = await page.evaluate(fieldsToTry, placeOf(island, 0));
    for (const place of places) await page.evaluate(useControl, placeOf(island, place));
    await expect.poll(() => fieldsOf(page, island)).not.toEqual(early);
    const [place = 0] = await page.evaluate(fieldsToTry, placeOf(island, 0));
    await untilIdle();
    // Every text that is asked for by then fails.
    await page.evaluate(() => {
      Array.isArray = (() => {
        throw new Error('It broke.');
      }) as never;
    });
    await page.evaluate(useControl, placeOf(island, place));
    const typed = await fieldsOf(page, island);
    await expect.poll(() => complaints.length).toBeGreaterThan(0);
    await expect(element).not.toHaveAttribute('data-hydrated');
    for (const complaint of complaints) expect(complaint).toContain('It broke.');
    expect(await element.evaluate((each) => each.textContent)).toBe(served);
    expect(await fieldsOf(page, island)).toEqual(typed);
  });
}

/** Those whose form the browser can send by itself. */
const forms = entries.filter(
  ([island]) => !['compatibility-check', 'editable-page'].includes(island),
);

// All islands are hydrated alike, so two forms are enough.
for (const [place, [island, path]] of forms.entries()) {
  const tag = place < 2 ? [] : '@slow';
  test(`${island} is sent by the browser when its script hangs`, { tag }, async ({ page }) => {
    await delayRequests(page, '**/static/js/*.chunk.js');
    let isAsked = false;
    page.on('request', (request) => {
      isAsked ||= request.url().includes('hydrate-island');
    });
    await page.goto(`/en${path}`);
    const element = islandOf(page, island);
    const [place = 0] = await page.evaluate(fieldsToTry, placeOf(island, 0));
    await expect(async () => {
      await element.dispatchEvent('pointerover');
      expect(isAsked).toBe(true);
    }).toPass();
    await page.evaluate(useControl, placeOf(island, place));
    const before = page.url();
    await element
      .locator('form')
      .first()
      .evaluate((form: HTMLFormElement) => form.requestSubmit());
    await expect(page).not.toHaveURL(before);
    await expect(page).toHaveURL(/\?./);
  });
}

test('an island that waits for the visitor is fetched ahead, and not run', async ({ page }) => {
  const fetched = page.waitForResponse('**/privacy-level.island-*.js');
  await page.goto('/en/privacy');
  await islandOf(page, 'privacy-level').scrollIntoViewIfNeeded();
  const script = await fetched;
  expect(script.request().resourceType()).not.toBe('script');
  const show = page.getByRole('button', { name: words('privacy.calculator.show') });
  // The button that only visitors without script need is gone before somebody reaches for it.
  await expect(show).toBeHidden();
  await expect(islandOf(page, 'privacy-level')).not.toHaveAttribute('data-hydrated');
});

test('an island answers for what the browser has restored in its form', async ({ page }) => {
  const address = '/en/pricecalculator?country=FR';
  await page.goto(address);
  const island = islandOf(page, 'price-calculator');
  const served = await island.textContent();
  await page.evaluate(() => {
    // Without the cache of whole pages, in which nothing has to be restored.
    addEventListener('unload', () => undefined);
    const plan = [...document.querySelectorAll<HTMLInputElement>('[name=product]')].at(-1);
    if (plan) plan.checked = true;
  });
  await page.goto('/robots.txt');
  await page.goBack();
  await expect(island).toHaveAttribute('data-hydrated');
  await expect(page.locator('[name=product]').last()).toBeChecked();
  expect(await island.textContent()).not.toBe(served);
});

test('no text of an island is a node of React', async ({ page }) => {
  const english = pageStates.filter(({ locale }) => locale === 'en');
  const addresses = isFullMatrix ? english.map(({ address }) => address) : [];
  let islands = 0;
  for (const address of [...addresses, ...entries.map(([, path]) => `/en${path}`)]) {
    await page.goto(address);
    for (const element of await page.locator('[data-island]').all()) {
      const island = (await element.getAttribute('data-island')) ?? '';
      await hydrateIsland(page, island);
      expect.soft(await page.evaluate(textsOfReact, island), address).toEqual([]);
      islands += 1;
    }
  }
  expect(islands).toBeGreaterThanOrEqual(entries.length);
});

test('every control works where a part of the script does not load', async ({ page }) => {
  await page.route('**/static/js/*.chunk.js', (route) => route.abort());
  const english = fullPages.filter(({ locale }) => locale === 'en');
  for (const { address } of pickNew(english, scriptsOf)) {
    await page.goto(address);
    for (const element of await page.locator('[data-when]').all()) {
      await element.dispatchEvent('pointerover');
    }
    await openDetails(page);
    expect.soft(await deadControls(page), address).toEqual([]);
  }
});
