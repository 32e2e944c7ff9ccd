import { loadChunk } from '../../site/islands/load-chunk.ts';
import { keepPriceFocus } from '../price-focus.ts';

/**
 * Keeps the visitor's place when prices are shown for somebody else, and lets whoever reckons before
 * tax check the form of a VAT number. Without this script the form is sent as any other.
 */
export function wake(element: HTMLElement): void {
  const form = element as HTMLFormElement;
  form.dataset.awake = '';
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const fields = new FormData(form, event.submitter) as unknown as Record<string, string>;
    choosePrices(fields).catch(console.error);
  });
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
