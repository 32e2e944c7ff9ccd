const selector = 'a, button, details, input, select, summary, textarea';

/** Any form control or `<details>`; properties of the other kinds are undefined. */
type Control = HTMLInputElement & Pick<HTMLDetailsElement, 'open'>;

/**
 * Remembers the controls of an element, which keep their values and states even after they leave the
 * document.
 *
 * @returns a function that copies values, states and focus into the controls that replaced them
 */
export function saveControls(element: Element): () => void {
  const before = controlsOf(element);
  const focused = document.activeElement;
  return () => {
    for (const [place, control] of controlsOf(element)) {
      const old = before.get(place);
      if (!old || old === control) continue;
      copy(old, control);
      if (old === focused) focusAs(old, control);
    }
  };
}

/** Controls by kind and name; several with one name are told apart by value or by position. */
function controlsOf(element: Element): Map<string, Control> {
  const found = new Map<string, Control>();
  const counts = new Map<string, number>();
  for (const control of element.querySelectorAll<Control>(selector)) {
    const value = isTicked(control) ? control.value : '';
    const name = [control.tagName, control.name || control.id, value].join(' ');
    const count = counts.get(name) ?? 0;
    counts.set(name, count + 1);
    found.set(`${name} ${count}`, control);
  }
  return found;
}

function copy(from: Control, to: Control): void {
  if (from.tagName === 'DETAILS') to.open = from.open;
  else if (isTicked(from)) to.checked = from.checked;
  else if (isTyped(from)) to.value = from.value;
}

function focusAs(from: Control, to: Control): void {
  to.focus({ preventScroll: true });
  // Null in fields without a text selection, such as number fields.
  const { selectionStart, selectionEnd } = from;
  if (typeof selectionStart === 'number') {
    to.setSelectionRange(selectionStart, selectionEnd);
  }
}

function isTicked(control: Control): boolean {
  return control.type === 'checkbox' || control.type === 'radio';
}

function isTyped({ tagName, type }: Control): boolean {
  return /^(INPUT|SELECT|TEXTAREA)$/.test(tagName) && type !== 'hidden';
}
