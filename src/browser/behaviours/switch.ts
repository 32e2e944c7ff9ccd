/**
 * Lets an address press a switch: where it names a part of the page that the switch hides, or that
 * is folded away in the same section, that part is shown.
 *
 * @param group radio buttons of which each shows something else in their section; what is shown may be
 *   a section with a switch of its own
 */
export function wake(group: HTMLElement): void {
  const section = group.closest('section');
  const reveal = () => {
    const target = document.getElementById(location.hash.slice(1));
    if (!target || !section?.contains(target) || target.checkVisibility()) return;
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
  group.dataset.awake = '';
  addEventListener('hashchange', reveal);
  reveal();
}
