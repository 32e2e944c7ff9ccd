import { tryStorage } from './storage.ts';

const marker = 'prices-focus';

/** What opens the dialog for prices, or offers those of one country. */
const openers = () => [
  ...document.querySelectorAll<HTMLElement>('[popovertarget="prices"], [data-offer]'),
];

/** Remembers, until the page is loaded again, beside which prices the visitor has chosen. */
export function keepPriceFocus(): void {
  const seen = openers().findIndex((opener) => {
    const { top, bottom } = opener.getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
  });
  tryStorage(() => sessionStorage.setItem(marker, String(seen)));
}

/** Puts the focus back there: a page that is loaded again has none (WCAG 2.2 criterion 2.4.3). */
export function returnPriceFocus(): void {
  const seen = tryStorage(() => sessionStorage.getItem(marker));
  if (!seen) return;
  tryStorage(() => sessionStorage.removeItem(marker));
  openers()[Number(seen)]?.focus({ preventScroll: true });
}
