import type { Clicked } from '../../find/locate.ts';

/** A marked text of a page, with its range. */
export interface MarkedText {
  key: string;
  range: Range;
}

/** Finds all texts that the server has marked in a page; outer ones come before inner ones. */
export function markedTexts(page: Document): MarkedText[] {
  const comments = page.createTreeWalker(page, NodeFilter.SHOW_COMMENT);
  const open: { key: string; start: Node }[] = [];
  const found: MarkedText[] = [];
  while (comments.nextNode()) {
    const comment = comments.currentNode as Comment;
    if (comment.data.startsWith('t:')) open.push({ key: comment.data.slice(2), start: comment });
    else if (comment.data === '/t') {
      const last = open.pop();
      if (!last) continue;
      const range = page.createRange();
      range.setStartAfter(last.start);
      range.setEndBefore(comment);
      found.push({ key: last.key, range });
    }
  }
  return found;
}

/**
 * Finds the texts, figures and links at a point of a page.
 *
 * @param x in CSS pixels of the page's viewport
 * @param y likewise
 */
export function placesAt(
  page: Document,
  texts: readonly MarkedText[],
  { x, y }: { x: number; y: number },
): Omit<Clicked, 'locale'> & { outline: Range | Element } {
  const element = page.elementFromPoint(x, y) ?? page.body;
  const caret = page.caretPositionFromPoint?.(x, y);
  const node = caret && element.contains(caret.offsetNode) ? caret.offsetNode : undefined;
  const around = node ? texts.filter(({ range }) => contains(range, node, caret?.offset ?? 0)) : [];
  const innermost = around.toSorted((one, other) => length(one.range) - length(other.range));
  const figure = node ? figureAt(node, caret?.offset ?? 0) : undefined;
  const named = element.closest('[data-studio-texts]')?.getAttribute('data-studio-texts') ?? '';
  const inside = texts.filter(({ range }) => element.contains(range.commonAncestorContainer));
  const own = innermost.length > 0 ? innermost : inside.slice(0, 3);
  const block = element.closest('p, li, h1, h2, h3, h4, td, th, dd, dt, a, button') ?? element;
  return {
    texts: [...own.map(({ key }) => key), ...keysOf(named)],
    figures: figure?.isHit ? figure.entries : [],
    near: figure?.isHit ? [] : (figure?.entries ?? []),
    words: wordsOf(element),
    paragraph: wordsOf(block),
    href: element.closest('a')?.getAttribute('href') ?? undefined,
    picture: element.closest('img')?.getAttribute('src') ?? undefined,
    outline: figure?.isHit ? figure.range : (own[0]?.range ?? block),
  };
}

/** Finds the figure at a point. Its mark follows it, so the figure is the end of the text before the mark. */
function figureAt(node: Node, offset: number) {
  const mark = node.nextSibling;
  if (node.nodeType !== Node.TEXT_NODE || mark?.nodeType !== Node.COMMENT_NODE) return undefined;
  const { data } = mark as Comment;
  if (!data.startsWith('f:')) return undefined;
  const text = node.nodeValue ?? '';
  const start = text.search(/[\d.,\s$€£%\u00a0\u202f]*\d[\d.,$€£%\s\u00a0\u202f]*(\p{L}{1,3})?$/u);
  const range = (node.ownerDocument as Document).createRange();
  range.setStart(node, Math.max(start, 0));
  range.setEnd(node, text.length);
  return { entries: data.slice(2).split(','), isHit: offset >= start, range };
}

function contains(range: Range, node: Node, offset: number): boolean {
  return range.comparePoint(node, offset) === 0;
}

function length(range: Range): number {
  return range.toString().length;
}

function keysOf(attribute: string): string[] {
  return attribute
    .split(';')
    .flatMap((pair) => (pair.split('=')[1] ?? '').split(','))
    .filter(Boolean);
}

function wordsOf(element: Element): string {
  return (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, 2000);
}
