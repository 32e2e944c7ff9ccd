/**
 * Fetches a page of ours in the language of this one, so that a part can be taken out of it.
 *
 * @param address path and query
 */
export async function fetchPage(address: string): Promise<Document> {
  const answer = await fetch(`/${document.documentElement.lang}${address}`);
  return new DOMParser().parseFromString(await answer.text(), 'text/html');
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
