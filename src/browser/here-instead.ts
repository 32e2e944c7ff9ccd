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
