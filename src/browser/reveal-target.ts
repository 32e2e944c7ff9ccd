/**
 * Opens what hides the part of the page that an address names: a closed `<details>`, or a group of
 * radio buttons marked `data-switch` that shows something else in the same section.
 */
export function revealTargets(): void {
  for (const group of document.querySelectorAll<HTMLElement>('[data-switch]')) {
    group.dataset.awake = '';
  }
  addEventListener('hashchange', reveal);
  reveal();
}

function reveal(): void {
  const target = document.getElementById(location.hash.slice(1));
  const section = target?.closest('section');
  if (!section || target?.checkVisibility()) return;
  for (const details of section.querySelectorAll('details')) {
    if (details.contains(target)) details.open = true;
  }
  for (const button of section.querySelectorAll<HTMLInputElement>('[data-switch] input')) {
    if (!target?.checkVisibility()) button.checked = true;
  }
  target?.scrollIntoView();
}
