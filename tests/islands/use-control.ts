const every = 'input:not([type="hidden"]), select, textarea, button, summary, [contenteditable]';

/** How a control of an island is named: the island, and the control's place among all of its controls. */
export type ControlPlace = readonly [island: string, place: number, selector?: string];

/** A control, by its place among all of an island's. */
export const placeOf = (island: string, place: number): ControlPlace => [island, place, every];

/**
 * Uses one control of an island as a visitor does: presses it, or types or chooses something else. It
 * runs in the page that is open, so it names nothing outside itself.
 *
 * @returns whether it can be used; undefined when there is none at that place
 */
export function useControl([island, place, selector]: ControlPlace): boolean | undefined {
  const controls = document.querySelectorAll<HTMLInputElement>(
    `[data-island="${island}"] :is(${selector})`,
  );
  const control = controls[place];
  if (!control) return undefined;
  const isSeen = control.checkVisibility({ visibilityProperty: true });
  if (!isSeen || control.matches(':disabled')) return false;
  const enter = (value: string, other = value) => {
    control.focus();
    // React has a setter of its own on the element, and takes what comes by it for its own doing.
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value') ?? {};
    set?.call(control, control.value === value ? other : value);
    for (const name of ['input', 'change'])
      control.dispatchEvent(new Event(name, { bubbles: true }));
    control.blur();
  };
  if (control.isContentEditable) {
    control.focus();
    document.execCommand('insertText', false, 'Boots. ');
  } else if (control.matches('select'))
    enter(control.querySelector('option:last-of-type')?.getAttribute('value') ?? '');
  else if (control.matches('textarea')) enter('Cite\nNo such thing');
  else if (control.matches('[type="range"]')) enter(control.max, control.min);
  else if (control.matches('[type="number"], [inputmode="numeric"]')) enter('7', '8');
  else if (control.matches('[type="text"], [type="search"]')) enter('Math', 'Moss');
  else control.click();
  return true;
}

/**
 * The places of fields to try in an island: of those that are called alike, such as radio buttons, the
 * last one that is not ticked. It runs in the page that is open.
 */
export function fieldsToTry([island, , selector]: ControlPlace): number[] {
  const controls = document.querySelectorAll<HTMLInputElement>(
    `[data-island="${island}"] :is(${selector})`,
  );
  const places = new Map<string, number>();
  controls.forEach((control, place) => {
    const isField = control.matches('input:not(:checked), select, textarea');
    const isSeen = control.checkVisibility({ visibilityProperty: true });
    const name = control.name || control.id || String(place);
    if (isField && isSeen && !control.disabled) places.set(name, place);
  });
  return [...places.values()];
}

/**
 * What an island says and what is chosen in it, and what it says elsewhere. It runs in the page that is
 * open.
 */
export function answerOf(island: string): string {
  const element = document.querySelector(`[data-island="${island}"]`);
  const chosen = [...(element?.querySelectorAll('input, select, textarea') ?? [])].map((field) => {
    const { checked, value, type } = field as HTMLInputElement;
    return type === 'radio' || type === 'checkbox' ? checked : value;
  });
  return [
    element?.textContent,
    chosen.join(', '),
    location.search,
    document.querySelector('#ending h2')?.textContent,
  ].join('\n');
}

/**
 * The texts of an island that are nodes of React's own, because they stand beside other things in an
 * element. It would go on writing to such a node after a translator has exchanged it. It runs in the page
 * that is open.
 */
export function textsOfReact(island: string): string[] {
  return [...document.querySelectorAll(`[data-island="${island}"]`)].flatMap((element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      const isNodeOfReact = Object.keys(text).some((name) => name.startsWith('__reactFiber'));
      if (isNodeOfReact && text.data.trim() !== '') found.push(`${text.parentElement?.outerHTML}`);
    }
    return found;
  });
}
