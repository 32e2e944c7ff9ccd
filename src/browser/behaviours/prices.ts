import { loadChunk } from '../../site/islands/load-chunk.ts';
import { reloadAt } from '../price-focus.ts';

/**
 * Enhances the dialog for country and tax of prices: keeps the scroll position and focus when the page
 * reloads, adds the check of a VAT number, and closes the dialog when the focus leaves it. Without script the
 * form is sent as usual.
 */
export function start(element: HTMLElement): void {
  const form = element as HTMLFormElement;
  form.dataset.started = '';
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const fields = new FormData(form, event.submitter) as unknown as Record<string, string>;
    choosePrices(fields).catch(console.error);
  });
  const dialog = form.closest<HTMLElement>('[popover]');
  if (dialog) closeWhenLeft(dialog);
  const box = form.querySelector<HTMLInputElement>('[name=tax]');
  const showField = async () => {
    if (!box?.checked) return;
    box.removeEventListener('change', showField);
    const { addVatNumber } = await loadChunk('vat-number', () => import('../vat-number.ts'));
    await addVatNumber(box);
  };
  const show = () => showField().catch(console.error);
  box?.addEventListener('change', show);
  show();
}

/**
 * Closes a dialog once the focus is neither in it nor on its button. It is not modal, so the focus can leave
 * it by Tab; an open dialog could then cover the focused element (WCAG 2.2, 2.4.11 Focus Not Obscured).
 */
function closeWhenLeft(dialog: HTMLElement): void {
  document.addEventListener('focusin', ({ target }) => {
    const isOpen = dialog.matches(':popover-open');
    const isOpener = (target as Element).matches(`[popovertarget="${dialog.id}"]`);
    if (isOpen && !isOpener && !dialog.contains(target as Element)) dialog.hidePopover();
  });
}

/**
 * Posts a choice of country and tax to the open page and reloads it at the same scroll position.
 *
 * @param fields the fields of the form
 */
export async function choosePrices(fields: Readonly<Record<string, string>>): Promise<void> {
  const { url } = await fetch(location.href, { method: 'POST', body: new URLSearchParams(fields) });
  reloadAt(url);
}
