/** Distance scrolled, in CSS pixels, from which a transparent bar turns solid. */
const solidFromPixels = 90;

/** Makes the bar follow the scroll, and its menus close when attention goes elsewhere. */
export function wireBar(): void {
  const bar = document.querySelector<HTMLElement>('[data-navbar]');
  if (!bar) return;
  if (bar.dataset.navbar === 'transparent') {
    const update = () => {
      bar.dataset.navbar = scrollY >= solidFromPixels ? 'solid' : 'transparent';
    };
    addEventListener('scroll', update, { passive: true });
    update();
  }

  const openMenus = () => [...bar.querySelectorAll<HTMLDetailsElement>('[data-menu][open]')];
  addEventListener('keydown', (event) => {
    const innermost = event.key === 'Escape' ? openMenus().at(-1) : undefined;
    if (!innermost) return;
    innermost.open = false;
    innermost.querySelector('summary')?.focus();
  });
  addEventListener('click', ({ target }) => {
    if (bar.contains(target as Node)) return;
    for (const menu of openMenus()) menu.open = false;
  });
}
