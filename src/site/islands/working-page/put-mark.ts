import type { Mark } from '../../../domain/wikitext.ts';

/**
 * Puts a mark on what is chosen in an element that is being edited, or takes it off. Browsers do
 * this themselves by `execCommand`, with their own undo; no newer interface replaces it.
 *
 * @see https://w3c.github.io/editing/docs/execCommand/
 */
export function putMark(element: HTMLElement, mark: Mark): void {
  element.focus();
  const selection = getSelection();
  if (!selection) return;
  if (mark === 'heading') {
    const isHeading = closest(selection, 'h1, h2, h3, h4') !== null;
    document.execCommand('formatBlock', false, isHeading ? 'p' : 'h3');
    return;
  }
  if (mark !== 'link') {
    // Where nothing is chosen, this is how the next words will look.
    document.execCommand(mark);
    return;
  }
  if (selection.isCollapsed) takeWord(selection);
  // The address is never followed: a link is read back by its text.
  if (closest(selection, 'a')) document.execCommand('unlink');
  else if (!selection.isCollapsed) document.execCommand('createLink', false, '#');
}

/** Types text where the cursor stands, without any look that it had elsewhere. */
export function typePlainly(text: string): void {
  document.execCommand('insertText', false, text);
}

/** Chooses the word that the cursor stands in. */
function takeWord(selection: Selection): void {
  selection.modify('move', 'backward', 'word');
  selection.modify('extend', 'forward', 'word');
  // On some systems the blank after a word belongs to it.
  while (/\s$/.test(String(selection))) selection.modify('extend', 'backward', 'character');
}

function closest({ anchorNode, focusNode }: Selection, selector: string): Element | null {
  const elementOf = (node: Node | null) => (node instanceof Element ? node : node?.parentElement);
  return (
    elementOf(anchorNode)?.closest(selector) ?? elementOf(focusNode)?.closest(selector) ?? null
  );
}
