import { loadChunk } from '../../site/islands/load-chunk.ts';
import { keepPriceFocus } from '../price-focus.ts';

/**
 * Keeps the visitor's place when prices are shown for somebody else, lets whoever reckons before tax
 * check the form of a VAT number, and closes the dialog that the focus has left. Without this script the
 * form is sent as any other.
 */
export function wake(element: HTMLElement): void {
  const form = element as HTMLFormElement;
  form.dataset.awake = '';
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
 * Closes a dialog once the focus is neither in it nor on what opens it. It is not modal, so one can tab out
 * of it; left open, it would cover what has the focus (WCAG 2.2, 2.4.11 Focus Not Obscured).
 */
function closeWhenLeft(dialog: HTMLElement): void {
  document.addEventListener('focusin', ({ target }) => {
    const isOpen = dialog.matches(':popover-open');
    const isOpener = (target as Element).matches(`[popovertarget="${dialog.id}"]`);
    if (isOpen && !isOpener && !dialog.contains(target as Element)) dialog.hidePopover();
  });
}

/**
 * Sends a choice of prices to the page that is open, and loads it again where it is.
 *
 * @param fields as the form has them
 */
export async function choosePrices(fields: Readonly<Record<string, string>>): Promise<void> {
  keepPriceFocus();
  const { url } = await fetch(location.href, { method: 'POST', body: new URLSearchParams(fields) });
  if (url === location.href.replace(/#.*/, '')) location.reload();
  else location.replace(url);
}
