/**
 * Makes a link go back in the browser's history, where a form still holds what was typed. It stays
 * the link that it is for visitors who came from elsewhere: for them, back is not on this site.
 *
 * @param element the link
 */
export function wake(element: HTMLElement): void {
  element.addEventListener('click', (event) => {
    const cameFromHere = document.referrer.startsWith(`${location.origin}/`);
    if (!cameFromHere || history.length < 2) return;
    event.preventDefault();
    history.back();
  });
}
