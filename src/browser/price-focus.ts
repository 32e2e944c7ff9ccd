import { tryStorage } from './storage.ts';

const marker = 'prices-focus';

/** The buttons that open the dialog for prices or offer those of one country. */
const openers = () => [
  ...document.querySelectorAll<HTMLElement>('[popovertarget="prices"], [data-offer]'),
];

/** Remembers across the reload which of these buttons the visitor used. */
export function keepPriceFocus(): void {
  const seen = openers().findIndex((opener) => {
    const { top, bottom } = opener.getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
  });
  tryStorage(() => sessionStorage.setItem(marker, String(seen)));
}

/** Restores the focus to that button after the reload (WCAG 2.2, 2.4.3 Focus Order). */
export function returnPriceFocus(): void {
  const seen = tryStorage(() => sessionStorage.getItem(marker));
  if (!seen) return;
  tryStorage(() => sessionStorage.removeItem(marker));
  openers()[Number(seen)]?.focus({ preventScroll: true });
}
