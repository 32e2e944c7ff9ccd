import { solidBarFromPx } from '../site/constants.ts';

/** Makes a transparent navigation bar solid once the page has scrolled by `solidBarFromPx`. */
export function startNavbar(): void {
  const bar = document.querySelector<HTMLElement>('[data-navbar="transparent"]');
  if (!bar) return;
  const update = () => {
    bar.dataset.navbar = scrollY >= solidBarFromPx ? 'solid' : 'transparent';
  };
  addEventListener('scroll', update);
  update();
  bar.dataset.started = '';
}
