import type { Format } from '../../../domain/wikitext.ts';

/**
 * Toggles a format of the selection in an editable element. Uses the deprecated `execCommand`, because it keeps
 * the browser's undo history and has no successor.
 *
 * @see https://w3c.github.io/editing/docs/execCommand/
 */
export function toggleFormat(element: HTMLElement, format: Format): void {
  element.focus();
  const selection = getSelection();
  if (!selection) return;
  if (format === 'heading') {
    const isHeading = closest(selection, 'h1, h2, h3, h4') !== null;
    document.execCommand('formatBlock', false, isHeading ? 'p' : 'h3');
    return;
  }
  if (format !== 'link') {
    // Without a selection, the format applies to the next typed words.
    document.execCommand(format);
    return;
  }
  if (selection.isCollapsed) takeWord(selection);
  // The href is a dummy: the link is converted back by its text.
  if (closest(selection, 'a')) document.execCommand('unlink');
  else if (!selection.isCollapsed) document.execCommand('createLink', false, '#');
}

/** Inserts text at the cursor without formatting. */
export function insertPlainText(text: string): void {
  document.execCommand('insertText', false, text);
}

/** Selects the word at the cursor. */
function takeWord(selection: Selection): void {
  selection.modify('move', 'backward', 'word');
  selection.modify('extend', 'forward', 'word');
  // Some systems select the space after a word, too.
  while (/\s$/.test(String(selection))) selection.modify('extend', 'backward', 'character');
}

function closest({ anchorNode, focusNode }: Selection, selector: string): Element | null {
  const elementOf = (node: Node | null) => (node instanceof Element ? node : node?.parentElement);
  return (
    elementOf(anchorNode)?.closest(selector) ?? elementOf(focusNode)?.closest(selector) ?? null
  );
}
