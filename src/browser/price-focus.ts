/** The buttons that open the dialog for prices or offer those of one country. */
const openers = () => [
  ...document.querySelectorAll<HTMLElement>('[popovertarget="prices"], [data-offer]'),
];

/**
 * Reloads the page at its scroll position, and remembers in its history entry which of these buttons was in view.
 *
 * @param address of the page, without its fragment
 */
export function reloadAt(address: string): void {
  const openerInView = openers().findIndex((opener) => {
    const { top, bottom } = opener.getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
  });
  const isSame = address === location.href.replace(/#.*/, '');
  history.replaceState({ openerInView }, '', isSame ? location.href : address);
  location.reload();
}

/** Restores the focus to that button after the reload (WCAG 2.2, 2.4.3 Focus Order). */
export function returnPriceFocus(): void {
  const { openerInView } = history.state ?? {};
  if (openerInView === undefined) return;
  history.replaceState(null, '');
  openers()[openerInView]?.focus({ preventScroll: true });
}
