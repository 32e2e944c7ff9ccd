/**
 * Gives every link to a cart on the page the address that takes the visitor's choices along.
 *
 * @param carts their addresses, without choices
 * @param addressOf makes the new address of one
 */
export function carryToCarts(carts: readonly string[], addressOf: (cart: string) => string): void {
  for (const link of document.querySelectorAll('a')) {
    const cart = carts.find((each) => leadsTo(link, new URL(each)));
    if (cart) link.href = addressOf(cart);
  }
}

/** Whether a link leads to an address, whatever else it takes along. */
function leadsTo({ href }: HTMLAnchorElement, target: URL): boolean {
  const { origin, pathname, searchParams } = new URL(href, location.href);
  return (
    origin === target.origin &&
    pathname === target.pathname &&
    [...target.searchParams].every(([name, value]) => searchParams.get(name) === value)
  );
}
