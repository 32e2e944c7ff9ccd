import looks from './price-link.css?inline';
import { wake as wakeForm } from './prices.ts';

const styleSheet = new CSSStyleSheet();
styleSheet.replaceSync(looks);

/**
 * Opens the form for prices on a page that has no room for it in its HTML: on first use it is taken
 * out of the page that the link leads to. It is sent to the page it stands on, as everywhere, so the
 * visitor stays. Where that fails, and without this script, the link leads to the form.
 */
export function wake(element: HTMLElement): void {
  const link = element as HTMLAnchorElement;
  link.dataset.awake = '';
  link.addEventListener('click', async (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || !('popover' in link)) return;
    event.preventDefault();
    try {
      const form = document.querySelector<HTMLFormElement>('form#prices') ?? (await bring(link));
      form.togglePopover(true);
      form.querySelector('select')?.focus();
    } catch {
      location.assign(link.href);
    }
  });
}

/** Puts the form of the page that the link leads to where every page has it. */
async function bring({ pathname }: HTMLAnchorElement): Promise<HTMLFormElement> {
  const answer = await fetch(`/${document.documentElement.lang}${pathname}`);
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const form = page.querySelector<HTMLFormElement>('form#prices');
  const footer = document.querySelector('footer');
  if (!form || !footer) throw new Error('There is no form for prices.');
  document.adoptedStyleSheets.push(styleSheet);
  footer.append(form);
  wakeForm(form);
  return form;
}
