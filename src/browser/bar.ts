/** Distance scrolled, in CSS pixels, from which a transparent bar turns solid. */
const solidFromPixels = 90;

/** Makes a transparent bar turn solid as the page is scrolled. */
export function wireBar(): void {
  const bar = document.querySelector<HTMLElement>('[data-navbar="transparent"]');
  if (!bar) return;
  const update = () => {
    bar.dataset.navbar = scrollY >= solidFromPixels ? 'solid' : 'transparent';
  };
  addEventListener('scroll', update);
  update();
  bar.dataset.awake = '';
}
