import EmblaCarousel from 'embla-carousel';
import Autoplay from 'embla-carousel-autoplay';

const autoplayMs = 5000;

/**
 * Turns a row of slides that scrolls by itself into a carousel: it advances every five seconds and
 * loops, rests under the pointer and while it has the focus, can be paused (WCAG 2.2.2), and does
 * not advance by itself for those who asked for less motion. Fingers do not drag it.
 *
 * @param root the element with viewport, dots and controls, each marked in its markup; with
 *   `data-stops="interaction"` the first interaction pauses it
 */
export function wake(root: HTMLElement): void {
  const find = (mark: string) => root.querySelector<HTMLElement>(`[data-${mark}]`);
  const viewport = find('viewport');
  const toggle = find('toggle');
  const status = find('status');
  if (!viewport || !toggle || !status) throw new Error('A carousel misses some of its parts.');

  viewport.scrollLeft = 0;
  root.dataset.awake = '';
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const autoplay = Autoplay({ delay: autoplayMs, playOnInit: false, stopOnFocusIn: false });
  const embla = EmblaCarousel(
    viewport,
    { loop: true, watchDrag: false, duration: isStill ? 0 : 25 },
    [autoplay],
  );
  const dots = [...root.querySelectorAll<HTMLAnchorElement>('[data-dots] a')];

  let isPaused = isStill;
  const update = () => {
    root.toggleAttribute('data-paused', isPaused);
    toggle.ariaLabel = (isPaused ? toggle.dataset.play : toggle.dataset.pause) ?? null;
    if (isPaused || root.matches(':hover, :focus-within')) autoplay.stop();
    else autoplay.play();
  };
  const setPaused = (value: boolean) => {
    isPaused = value;
    update();
  };
  for (const event of ['pointerenter', 'pointerleave', 'focusin']) {
    root.addEventListener(event, update);
  }
  // While the focus moves, nothing has it yet.
  root.addEventListener('focusout', () => setTimeout(update));
  toggle.addEventListener('click', () => setPaused(!isPaused));

  const whenClicked = (control: HTMLElement | null | undefined, move: () => void) =>
    control?.addEventListener('click', (event) => {
      event.preventDefault();
      move();
      if (root.dataset.stops === 'interaction') setPaused(true);
      status.textContent = dots[embla.selectedScrollSnap()]?.ariaLabel ?? '';
    });
  whenClicked(find('previous'), () => embla.scrollPrev());
  whenClicked(find('next'), () => embla.scrollNext());
  dots.forEach((dot, index) => {
    whenClicked(dot, () => embla.scrollTo(index));
  });

  const showSelected = () => {
    const selected = embla.selectedScrollSnap();
    embla.slideNodes().forEach((slide, index) => {
      slide.inert = index !== selected;
    });
    dots.forEach((dot, index) => {
      dot.ariaCurrent = index === selected ? 'true' : null;
    });
  };
  embla.on('select', showSelected);
  showSelected();
  update();
}
