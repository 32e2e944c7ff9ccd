import { expect, test } from '@playwright/test';
import { pickInTurn } from '../../src/testing/test-matrix.ts';
import { faultsBesideColors } from './accessibility.ts';
import { accessibilityTreeFaults } from './accessibility-tree-faults.ts';
import { builtPages } from './built-site.ts';
import { pageStates } from './page-states.ts';
import { reflowFaults } from './reflow-faults.ts';

const wide = { width: 1280, height: 720 };

// The page itself and its parts in all their states are looked at with their colours by other tests; of its
// answers each meets one language.
const answers = [...Map.groupBy(pageStates, ({ key, query }) => `${key}?${query}`).values()];
const views = answers.flatMap((inAll, place) => pickInTurn(inAll, place));

// All answers of a page come in one window: opening another takes as long as loading one.
for (const [key, states] of Map.groupBy(views, (view) => view.key)) {
  test(`every answer of ${key} fits, has an accessibility tree that matches what is seen, and has no accessibility faults`, async ({
    page,
  }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const { address } of states) {
      await page.setViewportSize(wide);
      await page.goto(address);
      expect.soft(await faultsBesideColors(page), address).toEqual([]);
      expect.soft(await reflowFaults(page), address).toEqual([]);
      expect.soft(await accessibilityTreeFaults(page), address).toEqual([]);
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
