/**
 * Says beside a field, in the language of the page, that the form cannot be sent without it: browsers
 * say so in a language and a look of their own. The words are in the page already, hidden, in the same
 * group of fields or the same form.
 */
export function wake(element: HTMLElement): void {
  element.dataset.awake = '';
  element.addEventListener(
    'invalid',
    (event) => {
      event.preventDefault();
      const field = event.target as HTMLInputElement;
      const words = wordsIn(groupOf(field));
      // Each button of a group of radio buttons is missing; the first speaks for all.
      if (!words?.hidden) return;
      words.hidden = false;
      describeBy(field, [words.id, ...descriptionsOf(field)]);
      field.ariaInvalid = 'true';
      if (field === element.querySelector('input:invalid')) field.focus();
    },
    { capture: true },
  );
  element.addEventListener('input', ({ target }) => {
    const group = groupOf(target as HTMLInputElement);
    const words = wordsIn(group);
    if (!words || words.hidden) return;
    words.hidden = true;
    for (const field of group.querySelectorAll<HTMLInputElement>('[aria-invalid]')) {
      field.ariaInvalid = null;
      describeBy(
        field,
        descriptionsOf(field).filter((id) => id !== words.id),
      );
    }
  });
}

function groupOf(field: HTMLInputElement): Element {
  return field.closest('fieldset, form') as Element;
}

function wordsIn(group: Element): HTMLElement | null {
  return group.querySelector<HTMLElement>('[data-missing]');
}

function descriptionsOf(field: Element): string[] {
  return field.getAttribute('aria-describedby')?.split(' ') ?? [];
}

function describeBy(field: Element, ids: readonly string[]): void {
  if (ids.length > 0) field.setAttribute('aria-describedby', ids.join(' '));
  else field.removeAttribute('aria-describedby');
}
