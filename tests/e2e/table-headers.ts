import type { CDPSession, Page } from '@playwright/test';
import { type AccessibilityNode, nodesOf } from './accessibility-tree.ts';

type DocumentNode = Awaited<ReturnType<typeof wholeDocument>>;

/**
 * Data cells that the accessibility tree gives another column header than the document. Screen readers count
 * exposed cells: a hidden cell shifts the others.
 */
export async function misreadCells(page: Page, root: AccessibilityNode): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const elements = new Map<number, DocumentNode>();
  const index = (node: DocumentNode) => {
    elements.set(node.backendNodeId, node);
    node.children?.forEach(index);
  };
  index(await wholeDocument(session));
  await session.detach();

  const spanOf = (element: number, name: string) => {
    const attributes = elements.get(element)?.attributes ?? [];
    const at = attributes.findIndex((each) => each.toLowerCase() === name);
    return at === -1 ? 1 : Number(attributes[at + 1]);
  };
  const headersOf = (rows: readonly (readonly number[])[], heads: ReadonlySet<number>) =>
    columnHeaders(rows, heads, spanOf);

  return nodesOf(root, 'table').flatMap((table) => {
    const heardRows = nodesOf(table, 'row').map((row) =>
      nodesOf(row, 'columnheader', 'rowheader', 'cell', 'gridcell'),
    );
    const names = new Map(
      heardRows.flat().map(({ element = 0, name }): [number, string] => [element, name]),
    );
    const writtenRows = rowsOf(elements.get(table.element ?? 0));
    const heads = new Set(writtenRows.flatMap(({ isHead, cells }) => (isHead ? cells : [])));
    const heard = headersOf(
      heardRows.map((row) => row.map(({ element = 0 }) => element)),
      heads,
    );
    const written = headersOf(
      writtenRows.map(({ cells }) => cells),
      heads,
    );
    return [...heard].flatMap(([cell, header]) =>
      header === written.get(cell)
        ? []
        : [
            `"${names.get(cell)}" is read under "${names.get(header ?? 0)}" instead of "${names.get(written.get(cell) ?? 0)}"`,
          ],
    );
  });
}

/** For each cell below the head, the lowest header of its column. */
function columnHeaders(
  rows: readonly (readonly number[])[],
  heads: ReadonlySet<number>,
  spanOf: (cell: number, name: string) => number,
): Map<number, number | undefined> {
  const grid: number[][] = rows.map(() => []);
  const headers = new Map<number, number | undefined>();
  rows.forEach((cells, row) => {
    let column = 0;
    for (const cell of cells) {
      while (grid[row]?.[column] !== undefined) column += 1;
      for (let down = 0; down < spanOf(cell, 'rowspan'); down += 1) {
        for (let right = 0; right < spanOf(cell, 'colspan'); right += 1) {
          const place = grid[row + down];
          if (place) place[column + right] = cell;
        }
      }
      if (heads.has(cell)) continue;
      const above = grid.slice(0, row).map((each) => each[column] ?? 0);
      headers.set(
        cell,
        above.findLast((each) => heads.has(each)),
      );
    }
  });
  return headers;
}

function rowsOf(
  node: DocumentNode | undefined,
  isHead = false,
): { isHead: boolean; cells: number[] }[] {
  return (node?.children ?? []).flatMap((child) => {
    const name = child.nodeName.toLowerCase();
    if (name === 'table') return [];
    if (name !== 'tr') return rowsOf(child, isHead || name === 'thead');
    const cells = (child.children ?? []).filter(({ nodeName }) => /^t[hd]$/i.test(nodeName));
    return [{ isHead, cells: cells.map(({ backendNodeId }) => backendNodeId) }];
  });
}

async function wholeDocument(session: CDPSession) {
  return (await session.send('DOM.getDocument', { depth: -1 })).root;
}
