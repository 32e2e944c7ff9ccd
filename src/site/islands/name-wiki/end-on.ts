let ownWords: string | null;
let ownAddress: string;

/**
 * Ends the page on the name of the wiki, from which the first step leads to the plans on this page, so that
 * nothing typed is lost; without a name on its own words.
 *
 * @param ending the last part of the page
 */
export function endOn(name: string, ending: Element): void {
  const heading = ending.querySelector('h2') as Element;
  const firstStep = ending.querySelector('a') as HTMLAnchorElement;
  ownWords ??= heading.textContent;
  ownAddress ??= firstStep.href;
  heading.textContent = name || ownWords;
  firstStep.href = name ? '#plans' : ownAddress;
}
