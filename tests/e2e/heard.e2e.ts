import { expect, type Page, test } from '@playwright/test';
import { everyNode, type HeardNode, heardTree, nodesOf } from './accessibility-tree.ts';
import { builtPages } from './built-site.ts';
import { pageStates } from './page-states.ts';
import { misreadCells } from './table-headers.ts';

const views = [...builtPages.map((page) => ({ ...page, query: '' })), ...pageStates];

// What screen readers say depends on the markup; one language besides English is enough to check
// the words.
for (const { key, query, locale, address } of views.filter(
  (view) => view.locale === 'en' || view.locale === 'de',
)) {
  test(`${key} ${query} in ${locale} is read aloud as it is seen`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(address);
    await unfold(page);
    const root = await heardTree(page);
    expect(nodesOf(root, 'heading').filter(({ level }) => level === 1)).toHaveLength(1);
    expect(await misreadCells(page, root)).toEqual([]);
    expect(unnamed(root)).toEqual([]);
    expect(nodesOf(root, 'list').filter(({ children }) => children.length === 0)).toEqual([]);
    expect(twoPlacesOfOneName(root, page)).toEqual([]);
  });
}

test('the landing page has one h1, whichever slide shows', async ({ page }) => {
  await page.goto('/en');
  const next = page.getByRole('button', { name: 'Next slide' }).first();
  for (let slide = 1; slide <= 5; slide += 1) {
    const root = await heardTree(page);
    expect(nodesOf(root, 'heading').filter(({ level }) => level === 1)).toHaveLength(1);
    await next.click();
  }
});

test('answers of one page have titles of their own', async ({ page }) => {
  const titles = new Map<string, string>();
  const pages = builtPages.map(({ key, locale, address }) => ({ key, locale, address }));
  for (const { key, address } of [...pages, ...pageStates].filter(
    (view) => view.locale === 'en' && (view.key === 'contact' || view.key === 'extensions'),
  )) {
    await page.goto(address);
    const title = await page.title();
    expect(titles.get(title), `${key} has "${title}" twice`).toBeUndefined();
    titles.set(title, address);
  }
});

async function unfold(page: Page): Promise<void> {
  await page.locator('details').evaluateAll((folds) => {
    for (const fold of folds) (fold as HTMLDetailsElement).open = true;
  });
}

/** What takes the focus and does not say what it is. */
function unnamed(root: HeardNode): string[] {
  // A message that receives the focus says its own content.
  const speaksForItself = /^(RootWebArea|main|status|alert)$/;
  return everyNode(root)
    .filter(({ role, name, isFocusable }) => isFocusable && !name && !speaksForItself.test(role))
    .map(({ role, children }) => `${role} with ${children.map(({ name }) => name).join(' ')}`);
}

/** Names that several links to different places on this very page share (WCAG 2.4.4). */
function twoPlacesOfOneName(root: HeardNode, page: Page): string[] {
  const here = nodesOf(root, 'link').filter(({ url }) => url?.startsWith(`${page.url()}#`));
  return [...Map.groupBy(here, ({ name }) => name)].flatMap(([name, links]) => {
    const urls = new Set(links.map(({ url }) => url));
    return urls.size > 1 ? [`"${name}": ${[...urls].join(' ')}`] : [];
  });
}
