/**
 * Makes a link go back in the browser's history, where a form still holds what was typed. For
 * visitors who came from another site it stays an ordinary link, because going back would leave
 * this one.
 *
 * @param element the link
 */
export function start(element: HTMLElement): void {
  element.addEventListener('click', (event) => {
    const cameFromHere = document.referrer.startsWith(`${location.origin}/`);
    if (!cameFromHere || history.length < 2) return;
    event.preventDefault();
    history.back();
  });
}
