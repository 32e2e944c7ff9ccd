/**
 * Reveals the target of the page's fragment: checks the radio button that shows its panel, and opens the
 * `<details>` that contains it.
 *
 * @param group radio buttons that each show a panel of their section; panels may contain further switches
 */
export function start(group: HTMLElement): void {
  const section = group.closest('section');
  const reveal = () => {
    const target = document.getElementById(location.hash.slice(1));
    if (!target || !section?.contains(target)) return;
    // From here on the buttons alone decide what is shown; without a target they do so anyway.
    group.dataset.started = '';
    if (target.checkVisibility()) return;
    for (const details of section.querySelectorAll('details')) {
      if (details.contains(target)) details.open = true;
    }
    const inner = target.closest('section');
    const shown = inner && inner !== section ? inner : target;
    for (const button of group.querySelectorAll('input')) {
      if (!shown.checkVisibility()) button.checked = true;
    }
    target.scrollIntoView({ behavior: 'instant' });
  };
  addEventListener('hashchange', reveal);
  reveal();
}
