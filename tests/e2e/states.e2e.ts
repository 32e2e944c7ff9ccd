import { expect, test } from '@playwright/test';
import { locales } from '../../src/i18n/locales.ts';
import { faultsBesideColors } from './accessibility.ts';
import { accessibilityTreeFaults } from './accessibility-tree-faults.ts';
import { builtPages } from './built-site.ts';
import { pageStates } from './page-states.ts';
import { reflowFaults } from './reflow-faults.ts';
import { pickInTurn } from './test-matrix.ts';

const wide = { width: 1280, height: 720 };

// The page itself is looked at in every language and both colour schemes, and its parts in all their
// states, with their colours: of its answers each meets one language, and German, which has the longest
// words.
const answers = [...Map.groupBy(pageStates, ({ key, query }) => `${key}?${query}`).values()];
const views = answers.flatMap((inAll, place) =>
  inAll
    .map((view) => ({ ...view, isInTurn: pickInTurn(locales, place).includes(view.locale) }))
    .filter(({ locale, isInTurn }) => isInTurn || locale === 'de'),
);

// All answers of a page come in one window: opening another takes as long as loading one.
for (const [key, states] of Map.groupBy(views, (view) => view.key)) {
  test(`every answer of ${key} fits, has an accessibility tree that matches what is seen, and has no accessibility faults`, async ({
    page,
  }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const { address, isInTurn } of states) {
      await page.setViewportSize(wide);
      await page.goto(address);
      if (isInTurn) expect.soft(await faultsBesideColors(page), address).toEqual([]);
      expect.soft(await reflowFaults(page), address).toEqual([]);
      if (isInTurn) expect.soft(await accessibilityTreeFaults(page), address).toEqual([]);
    }
  });
}

test('answers of one page have titles of their own', async ({ request }) => {
  const titles = new Map<string, string>();
  const pages = builtPages.map(({ key, locale, address }) => ({ key, locale, address }));
  for (const { key, address } of [...pages, ...pageStates].filter(
    (view) => view.locale === 'en' && (view.key === 'contact' || view.key === 'extensions'),
  )) {
    const html = await (await request.get(address)).text();
    const title = html.match(/<title>([^<]+)/)?.[1] ?? '';
    expect(title).not.toBe('');
    expect(titles.get(title), `${key} has "${title}" twice`).toBeUndefined();
    titles.set(title, address);
  }
});
