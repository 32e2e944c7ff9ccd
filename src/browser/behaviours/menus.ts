/**
 * Closes the menus of the navigation bar on Escape, on a click elsewhere and when the focus leaves.
 *
 * @param root contains the menus, each a `<details data-menu>` beside its panel; the style sheet also opens
 *   the one marked `data-hover-menu` under the pointer
 */
export function start(root: HTMLElement): void {
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
    // Escape must also dismiss a menu that hovering has opened (WCAG 1.4.13).
    if (hoverMenu?.matches(':hover')) hoverMenu.dataset.dismissed = '';
  });
  hoverMenu?.addEventListener('pointerleave', () => {
    delete hoverMenu.dataset.dismissed;
  });
  addEventListener('click', ({ target }) => closeUnless(() => root.contains(target as Node)));
  root.addEventListener('focusout', ({ relatedTarget: next }) => {
    // `next` is null when the window loses the focus; menus then stay open.
    if (next) closeUnless((menu) => menu.parentElement?.contains(next as Node));
  });
  root.dataset.started = '';
}
