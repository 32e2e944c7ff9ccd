/**
 * Makes the menus of the bar close when attention goes elsewhere: to another place, or by Escape.
 *
 * @param root holds the menus, each a `<details data-menu>` beside what it opens, and one marked
 *   `data-hover-menu` that the style sheet opens under the pointer as well
 */
export function wake(root: HTMLElement): void {
  const hoverMenu = root.querySelector<HTMLElement>('[data-hover-menu]');
  const openMenus = () => [...root.querySelectorAll<HTMLDetailsElement>('[data-menu][open]')];
  const closeUnless = (holdsAttention: (menu: Element) => boolean | undefined) => {
    for (const menu of openMenus()) menu.open = Boolean(holdsAttention(menu));
  };
  addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    const innermost = openMenus().at(-1);
    if (innermost) {
      innermost.open = false;
      innermost.querySelector('summary')?.focus();
    }
    // A menu that only the pointer has opened (WCAG 1.4.13).
    if (hoverMenu?.matches(':hover')) hoverMenu.dataset.dismissed = '';
  });
  hoverMenu?.addEventListener('pointerleave', () => {
    delete hoverMenu.dataset.dismissed;
  });
  addEventListener('click', ({ target }) => closeUnless(() => root.contains(target as Node)));
  root.addEventListener('focusout', ({ relatedTarget: next }) => {
    // When the window loses the focus, no element receives it.
    if (next) closeUnless((menu) => menu.parentElement?.contains(next as Node));
  });
  root.dataset.awake = '';
}
