import { priceFormLooks } from '../../site/prices/price-form-looks.ts';
import { adoptLooks, fetchPage, hereInstead } from '../another-page.ts';
import { wake as wakeForm } from './prices.ts';

/**
 * Opens the form for prices on a page that has no room for it in its HTML: on first use it is taken
 * out of the page that the link leads to. It is sent to the page it stands on, as everywhere, so the
 * visitor stays. Where that fails, and without this script, the link leads to the form.
 */
export function wake(element: HTMLElement): void {
  const link = element as HTMLAnchorElement;
  hereInstead(link, async () => {
    const form = document.querySelector<HTMLFormElement>('form#prices') ?? (await bring(link));
    form.togglePopover(true);
    form.querySelector('select')?.focus();
  });
}

/** Puts the form of the page that the link leads to where every page has it. */
async function bring({ pathname }: HTMLAnchorElement): Promise<HTMLFormElement> {
  const page = await fetchPage(pathname);
  const form = page.querySelector<HTMLFormElement>('form#prices');
  const footer = document.querySelector('footer');
  if (!form || !footer) throw new Error('There is no form for prices.');
  adoptLooks(priceFormLooks);
  footer.append(form);
  wakeForm(form);
  return form;
}
