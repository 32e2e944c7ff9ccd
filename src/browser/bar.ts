import { solidBarFromPx } from '../site/constants.ts';

/** Makes a transparent bar turn solid as the page is scrolled. */
export function wireBar(): void {
  const bar = document.querySelector<HTMLElement>('[data-navbar="transparent"]');
  if (!bar) return;
  const update = () => {
    bar.dataset.navbar = scrollY >= solidBarFromPx ? 'solid' : 'transparent';
  };
  addEventListener('scroll', update);
  update();
  bar.dataset.awake = '';
}
