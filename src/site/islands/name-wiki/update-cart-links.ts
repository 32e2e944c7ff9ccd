/**
 * Adds the visitor's choices to every link to a cart on the page.
 *
 * @param carts URLs of the carts, without parameters
 * @param addressOf makes the URL with the choices
 */
export function updateCartLinks(
  carts: readonly string[],
  addressOf: (cart: string) => string,
): void {
  for (const link of document.querySelectorAll('a')) {
    const cart = carts.find((each) => leadsTo(link, new URL(each)));
    if (cart) link.href = addressOf(cart);
  }
}

/** Whether a link leads to a cart, whatever its parameters. */
function leadsTo({ href }: HTMLAnchorElement, target: URL): boolean {
  const { origin, pathname, searchParams } = new URL(href, location.href);
  return (
    origin === target.origin &&
    pathname === target.pathname &&
    [...target.searchParams].every(([name, value]) => searchParams.get(name) === value)
  );
}
