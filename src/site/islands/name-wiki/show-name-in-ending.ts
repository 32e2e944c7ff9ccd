let ownWords: string | null;
let ownAddress: string;

/**
 * Puts the wiki's name into the heading of the page's last section, and makes its first link lead to the
 * plans on this page, so that typed values are kept. Without a name, restores the original heading.
 *
 * @param ending the page's last section
 */
export function showNameInEnding(name: string, ending: Element): void {
  const heading = ending.querySelector('h2') as Element;
  const firstStep = ending.querySelector('a') as HTMLAnchorElement;
  ownWords ??= heading.textContent;
  ownAddress ??= firstStep.href;
  heading.textContent = name || ownWords;
  firstStep.href = name ? '#plans' : ownAddress;
}
