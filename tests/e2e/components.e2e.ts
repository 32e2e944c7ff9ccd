import { type ChildProcess, spawn } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { expect, type Page, test } from '@playwright/test';
import type { Locale } from '../../src/i18n/locales.ts';
import { pickInTurn } from '../../src/testing/test-matrix.ts';
import { colorFaultsInBothSchemes, faultsBesideColors } from './accessibility.ts';
import { reflowFaults } from './reflow-faults.ts';
import { words } from './words.ts';

const root = path.resolve(import.meta.dirname, '../..');
const names = globSync('src/site/*/*.examples.tsx', { cwd: root }).map((file) =>
  path.basename(file, '.examples.tsx'),
);

// One server for all of them.
test.describe.configure({ mode: 'default' });
let server: ChildProcess;
let origin = '';
test.beforeAll(async () => {
  server = spawn(process.execPath, [path.join(root, 'src/build/dev.ts')], {
    cwd: root,
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: server.stdout as never })) {
    origin = line.match(/http:\S+/)?.[0] ?? '';
    if (origin) break;
  }
});
test.afterAll(() => server.kill());

/** Leaves those states of a component on its page that are wanted. */
function show(page: Page, isWanted: (index: number) => boolean, count: number): Promise<void> {
  const wanted = Array.from({ length: count }, (_, index) => isWanted(index));
  return page.evaluate((shown) => {
    const kept = window as never as { states?: Element[] };
    kept.states ??= [...document.querySelectorAll('article')];
    for (const state of kept.states) state.remove();
    document.querySelector('h1')?.after(...kept.states.filter((_, index) => shown[index]));
  }, wanted);
}

/** Opens one page with every state of some components: one for each takes longer than looking at it. */
async function openExamples(page: Page, locale: Locale, components: readonly string[]) {
  const address = (name = '') => `${origin}/${locale}/dev/components/${name}/examples`;
  const [first, ...others] = components;
  await page.goto(address(first));
  for (const name of others) {
    const answer = await fetch(address(name));
    expect(answer.status, name).toBe(200);
    await page.evaluate(
      (html) => {
        const other = new DOMParser().parseFromString(html, 'text/html');
        document.head.append(...other.querySelectorAll('style'));
        document.querySelector('main')?.append(...other.querySelectorAll('main > article'));
      },
      await answer.text(),
    );
  }
}

for (let start = 0; start < names.length; start += 6) {
  const components = names.slice(start, start + 6);
  test(`every state fits and has no accessibility faults: ${components.join(', ')}`, async ({
    page,
  }) => {
    test.slow();
    // The pages of the site are tested with their script; here it would come in a hundred files.
    await page.route(/\/(src|@vite|@id|node_modules)\//, (route) => route.abort());
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openExamples(page, 'en', components);
    const states = await page
      .locator('article')
      .evaluateAll((all) => all.map((each) => each.ariaLabel ?? ''));
    expect(states.length).toBeGreaterThanOrEqual(components.length);
    // Two states have the same ids, so each is looked at alone.
    for (const [index, state] of states.entries()) {
      await show(page, (each) => each === index, states.length);
      await expect(page.locator('article')).toHaveText(/\S\s+\S/);
      const faults = await faultsBesideColors(page);
      // Without its script a carousel is a box that scrolls; its dots lead to each slide.
      const real = faults.filter((fault) => !/^scrollable-region.*data-viewport/.test(fault));
      expect.soft(real, state).toEqual([]);
    }
    // Colours take half of the time, and are seen together.
    await show(page, () => true, states.length);
    expect.soft(await colorFaultsInBothSchemes(page)).toEqual([]);
    // German and French have the longest words; on the pages, each stands in every language.
    for (const locale of pickInTurn(['de', 'fr'] as const, start / 6)) {
      await openExamples(page, locale, components);
      // The examples are named by what is typed into them.
      expect.soft(await reflowFaults(page, { hasTypedWords: true }), locale).toEqual([]);
    }
  });
}

test('nothing of the examples is in the build', () => {
  const sources = globSync('src/site/*/*.examples.tsx', { cwd: root }).map((file) =>
    readFileSync(path.join(root, file), 'utf8'),
  );
  const states = [...sources.join('').matchAll(/^ {2}'([^']{16,})': /gm)].map(
    ([, state = '']) => state,
  );
  expect(states.length).toBeGreaterThan(10);
  for (const file of globSync('dist/{client,server}/**/*.js', { cwd: root })) {
    const code = readFileSync(path.join(root, file), 'utf8');
    expect(
      states.filter((state) => code.includes(state)),
      file,
    ).toEqual([]);
  }
});

test('a notice that was closed stays closed', async ({ page }) => {
  const address = `${origin}/en/dev/components/notice/examples?state=with%20a%20link`;
  await page.goto(address);
  const notice = page.getByRole('complementary', { name: words('notice.label') });
  await notice.getByRole('button', { name: words('notice.close') }).click();
  await expect(notice).toHaveCount(0);
  await page.reload();
  await expect(page.locator('article')).toBeAttached();
  await expect(notice).toHaveCount(0);
});
