import type { Page } from '@playwright/test';
import {
  type AccessibilityNode,
  accessibilityTree,
  everyNode,
  nodesOf,
} from './accessibility-tree.ts';
import { misreadCells } from './table-headers.ts';

/** Differences between the accessibility tree and the visible page, with all folds open. */
export async function accessibilityTreeFaults(page: Page): Promise<string[]> {
  await page.locator('details').evaluateAll((folds) => {
    for (const fold of folds) (fold as HTMLDetailsElement).open = true;
  });
  const root = await accessibilityTree(page);
  const titles = nodesOf(root, 'heading').filter(({ level }) => level === 1);
  const tables = nodesOf(root, 'table', 'grid').filter(({ name }) => !name);
  const emptyLists = nodesOf(root, 'list').filter(({ children }) => children.length === 0);
  return [
    ...(titles.length === 1 ? [] : [`${titles.length} headings of level 1`]),
    ...tables.map(({ children }) => `a table without a name, that has ${children.length} parts`),
    ...emptyLists.map(({ name }) => `an empty list "${name}"`),
    ...(nodesOf(root, 'table').length > 0 ? await misreadCells(page, root) : []),
    ...unnamed(root),
    ...twoPlacesOfOneName(root, page.url()),
  ];
}

/** Focusable elements without an accessible name. */
function unnamed(root: AccessibilityNode): string[] {
  // A focused message or landmark is announced by its content.
  const speaksForItself = /^(RootWebArea|main|status|alert)$/;
  return everyNode(root)
    .filter(({ role, name, isFocusable }) => isFocusable && !name && !speaksForItself.test(role))
    .map(({ role, children }) => `${role} with ${children.map(({ name }) => name).join(' ')}`);
}

/** Names that several links to different places on this very page share (WCAG 2.4.4). */
function twoPlacesOfOneName(root: AccessibilityNode, address: string): string[] {
  const here = nodesOf(root, 'link').filter(({ url }) => url?.startsWith(`${address}#`));
  return [...Map.groupBy(here, ({ name }) => name)].flatMap(([name, links]) => {
    const urls = new Set(links.map(({ url }) => url));
    return urls.size > 1 ? [`"${name}": ${[...urls].join(' ')}`] : [];
  });
}
