import { type Piece, readBlocks } from '../../../domain/wikitext.ts';

/** Renders wikitext into an element for visual editing. */
export function fillWithPage(element: HTMLElement, source: string): void {
  const blocks = readBlocks(source).map(({ isHeading, pieces }) => {
    const block = document.createElement(isHeading ? 'h3' : 'p');
    block.append(...pieces.map(inlineOf));
    return block;
  });
  element.replaceChildren(...(blocks.length > 0 ? blocks : [emptyBlock()]));
}

/**
 * Converts the edited element back to wikitext. Browsers create different elements while typing, so every
 * element that is no known mark counts as text.
 */
export function wikitextOf(element: HTMLElement): string {
  return contentOf(element)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => !/^[=\s']*$/.test(line))
    .join('\n');
}

function inlineOf({ text, isBold, isItalic, target }: Piece): Node {
  let node: Node = document.createTextNode(text);
  const wrap = (tag: string) => {
    const element = document.createElement(tag);
    element.append(node);
    node = element;
    return element;
  };
  if (target) wrap('a').dataset.target = target;
  if (isItalic) wrap('i');
  if (isBold) wrap('b');
  return node;
}

function emptyBlock(): HTMLElement {
  const block = document.createElement('p');
  block.append(document.createElement('br'));
  return block;
}

function contentOf(node: Node): string {
  if (node instanceof Text) return node.data.replace(/\s+/g, ' ');
  const inner = [...node.childNodes].map(contentOf).join('');
  if (!(node instanceof HTMLElement)) return inner;
  const isBlank = inner.trim() === '';
  switch (node.tagName) {
    case 'BR':
      return '\n';
    case 'B':
    case 'STRONG':
      return isBlank ? inner : `'''${inner}'''`;
    case 'I':
    case 'EM':
      return isBlank ? inner : `''${inner}''`;
    case 'A':
      return isBlank ? inner : linkTo(node.dataset.target ?? inner, inner);
    case 'H1':
    case 'H2':
    case 'H3':
    case 'H4':
      return `\n== ${inner.trim()} ==\n`;
    case 'SPAN':
    case 'FONT':
      return inner;
    default:
      return `\n${inner}\n`;
  }
}

function linkTo(target: string, label: string): string {
  return target === label ? `[[${label}]]` : `[[${target}|${label}]]`;
}
