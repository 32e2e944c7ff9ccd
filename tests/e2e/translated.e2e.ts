import { globSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { pickInTurn, pickNew } from '../../src/testing/test-matrix.ts';
import { islandPages } from '../islands/island-pages.ts';
import { translatePage, untranslated } from '../islands/translate-page.ts';
import { answerOf, placeOf, useControl } from '../islands/use-control.ts';
import { fullPages, scriptsOf } from './built-site.ts';
import { consoleErrors, hydrateIsland } from './hydrate-island.ts';
import { test } from './idle-page.ts';

const islands = globSync('src/site/islands/*.island.tsx', {
  cwd: path.resolve(import.meta.dirname, '../..'),
}).map((file) => path.basename(file, '.island.tsx'));

/** Opens the page of an island; nothing that is sent from there leads away. */
async function open(page: Page, address: string): Promise<string[]> {
  const complaints = consoleErrors(page);
  await page.addInitScript(() => {
    addEventListener('submit', (event) => event.preventDefault());
    window.print = () => undefined;
  });
  await page.goto(address);
  return complaints;
}

test('every island is on one of the pages', () => {
  expect(Object.keys(islandPages).sort()).toEqual(islands.sort());
});

const moments = ['before it is hydrated', 'once it is hydrated'] as const;
for (const [place, [island, address]] of Object.entries(islandPages).entries()) {
  for (const moment of pickInTurn(moments, place)) {
    test(`${island} gives the same answers on a page translated ${moment}`, async ({
      page,
      context,
    }) => {
      test.slow();
      const plain = await context.newPage();
      await open(plain, `/en${address}`);
      await hydrateIsland(plain, island);
      if (moment === 'before it is hydrated') await page.addInitScript(translatePage);
      const complaints = await open(page, `/en${address}`);
      await hydrateIsland(page, island);
      if (moment === 'once it is hydrated') await page.evaluate(translatePage);

      const difference = async () => {
        const [said, wanted] = await Promise.all([
          page.evaluate(answerOf, island).then(untranslated),
          plain.evaluate(answerOf, island),
        ]);
        return said === wanted ? '' : { said, wanted };
      };
      let place = 0;
      for (let isUsed: boolean | undefined = true; isUsed !== undefined; place += 1) {
        isUsed = await plain.evaluate(useControl, placeOf(island, place));
        expect(await page.evaluate(useControl, placeOf(island, place))).toBe(isUsed);
        await expect.poll(difference, `control ${place}`).toBe('');
      }
      expect(place).toBeGreaterThan(1);
      expect(await page.evaluate(answerOf, island)).toContain('⟦');
      expect(complaints).toEqual([]);
    });
  }
}

test('no behaviour or island logs an error on a translated page', async ({ page, untilIdle }) => {
  test.setTimeout(180_000);
  const complaints = consoleErrors(page);
  await page.addInitScript(translatePage);
  // The browser itself complains of a page that is not there.
  const pages = fullPages.filter(({ locale, route }) => locale === 'en' && !route.status);
  for (const { address } of pickNew(pages, scriptsOf)) {
    await page.goto(address);
    for (const element of await page.locator('[data-when]').all()) {
      await element.dispatchEvent('pointerover');
    }
    await untilIdle();
    expect.soft(complaints.splice(0), address).toEqual([]);
  }
});

test('phrases are typed in the language that the page is translated into', async ({ page }) => {
  await page.clock.install();
  await page.addInitScript(translatePage);
  await page.goto('/en');
  const typed = page.locator('[data-behaviour="typing"]').first();
  await typed.scrollIntoViewIfNeeded();
  const phrases = await typed.evaluate((element) =>
    [...(element.parentElement?.children ?? [])]
      .filter((phrase) => phrase !== element)
      .map(({ textContent }) => textContent),
  );
  expect(phrases.length).toBeGreaterThan(1);
  expect(phrases[1]).toContain('⟦');
  await expect(async () => {
    await page.clock.runFor(1000);
    expect(await typed.textContent()).toBe(phrases[1]);
  }).toPass();
});
