/**
 * Fetches a page of ours in the language of this one, so that a part can be taken out of it.
 *
 * @param address path and query
 */
export async function fetchPage(address: string): Promise<Document> {
  const answer = await fetch(`/${document.documentElement.lang}${address}`);
  // Its styles are not applied here, and the policy of this page complains of any but its own.
  const html = (await answer.text()).replace(/<style>.*?<\/style>/s, '');
  return new DOMParser().parseFromString(html, 'text/html');
}

/**
 * Does something here when a link is pressed, instead of going where it leads. Where that fails, and when
 * another window is wanted, the link is followed.
 *
 * @param bring what is done, such as to show a part of the page that the link leads to
 */
export function hereInstead(link: HTMLAnchorElement, bring: () => Promise<void>): void {
  link.dataset.awake = '';
  link.addEventListener('click', async (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    try {
      await bring();
    } catch {
      location.assign(link.href);
    }
  });
}

/**
 * Gives this page the style sheets of such a part: its own names custom properties otherwise, and lacks
 * the rules of what it does not show.
 */
export function adoptLooks(looks: readonly string[]): void {
  const styleSheets = looks.map((css) => {
    const styleSheet = new CSSStyleSheet();
    styleSheet.replaceSync(css);
    return styleSheet;
  });
  document.adoptedStyleSheets.push(...styleSheets);
}
