import type { Page } from '@playwright/test';

/** Visible, enabled controls that do nothing without script, because no form submits them. */
export function deadControls(page: Page): Promise<string[]> {
  // Radio buttons choose by style sheet what shows.
  return page.locator('button, input:not([type="radio"]), select, textarea').evaluateAll((all) => {
    return (all as HTMLInputElement[])
      .filter((control) => {
        const isOffered =
          control.checkVisibility({ visibilityProperty: true }) &&
          !control.matches(':disabled, :read-only:is(input, textarea):not([type="checkbox"])');
        // The browser itself opens a popover.
        if (control.matches('[popovertarget]')) return false;
        if (changesWhatShows(control)) return false;
        // A form's button may stand elsewhere on the page.
        const senders = [...(control.form?.elements ?? [])].filter((element) =>
          element.matches('button:not([type="button"])'),
        );
        const isSeen = senders.some((sender) =>
          sender.checkVisibility({ visibilityProperty: true }),
        );
        return isOffered && !isSeen;
      })
      .map(({ outerHTML }) => outerHTML);

    /** Whether a box without a form is answered by the style sheet. */
    function changesWhatShows(control: HTMLInputElement): boolean {
      if (control.form || control.type !== 'checkbox') return false;
      const before = document.body.scrollHeight;
      control.checked = !control.checked;
      const isChanged = document.body.scrollHeight !== before;
      control.checked = !control.checked;
      return isChanged;
    }
  });
}
