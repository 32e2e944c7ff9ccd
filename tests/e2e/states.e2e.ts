import { expect, test } from '@playwright/test';
import { faultsInBothSchemes } from './accessibility.ts';
import { builtPages } from './built-site.ts';
import { heardFaults } from './heard-faults.ts';
import { pageStates } from './page-states.ts';
import { reflowFaults } from './reflow-faults.ts';

const wide = { width: 1280, height: 720 };

// What screen readers say depends on the markup; one language besides English is enough to check
// the words. All states of a page come in one window: opening another takes as long as loading one.
const heardStates = pageStates.filter(({ locale }) => locale === 'en' || locale === 'de');
for (const [key, states] of Map.groupBy(heardStates, (state) => state.key)) {
  test(`every answer of ${key} fits, is heard as it is seen, and lets everybody in`, async ({
    page,
  }) => {
    test.slow();
    for (const { locale, address } of states) {
      await page.setViewportSize(wide);
      await page.emulateMedia({ colorScheme: null, reducedMotion: null });
      await page.goto(address);
      if (locale === 'en') expect.soft(await faultsInBothSchemes(page), address).toEqual([]);
      expect.soft(await reflowFaults(page), address).toEqual([]);
      expect.soft(await heardFaults(page), address).toEqual([]);
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
