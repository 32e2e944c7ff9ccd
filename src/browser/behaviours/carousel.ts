import EmblaCarousel, { type EmblaCarouselType } from 'embla-carousel';
import Autoplay from 'embla-carousel-autoplay';
import { carouselAutoplayMs } from '../../site/constants.ts';
import looks from './carousel.css?inline';

const changeMs = 600;
/** Well before the next change of slide, and after what the visitor does meanwhile. */
const fetchAfterMs = 2000;

/**
 * Drawings get no `inert`: nothing in them takes focus, and it would restyle each of their hundreds of
 * shapes.
 */
const drawings = 'svg:not(:any-link *, button *)';

/** The large picture of a slide. */
const scenes = 'div:has(> svg, > img)';

/** The parts that have the same position on every slide: everything after the text below the heading. */
const standing = ':is(h1, h2) + p ~ *';

const styleSheet = new CSSStyleSheet();
styleSheet.replaceSync(looks);

/**
 * Turns a row of slides that scrolls by itself into a carousel: it advances every five seconds and
 * loops until it is paused (WCAG 2.2.2). It rests while something in it has visible focus, while text
 * in it is selected, and off the screen; a pointer, a click or a tap does not stop it. It does not
 * advance by itself for those who asked for less motion. It cannot be dragged by touch.
 *
 * @param root the element with viewport, dots and controls, each marked in its markup; with
 *   `data-stops="interaction"` the first interaction pauses it
 */
export function start(root: HTMLElement): void {
  const find = (mark: string) => root.querySelector<HTMLElement>(`[data-${mark}]`);
  const viewport = find('viewport');
  const toggle = find('toggle');
  const status = find('status');
  if (!viewport || !toggle || !status) throw new Error('A carousel misses some of its parts.');

  if (!document.adoptedStyleSheets.includes(styleSheet)) {
    document.adoptedStyleSheets.push(styleSheet);
  }
  viewport.scrollLeft = 0;
  // A row that scrolls is a stop of the Tab key; from now on its controls are.
  const isOnRow = document.activeElement === viewport;
  root.dataset.started = '';
  if (isOnRow) toggle.focus();
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  // Devices without a mouse get no animation, which on a slow phone doubles the work of the main thread.
  const hasMouse = matchMedia('(hover: hover)').matches;
  const autoplay = Autoplay({
    delay: carouselAutoplayMs,
    jump: true,
    playOnInit: false,
    stopOnFocusIn: false,
  });
  const slides = [...root.querySelectorAll('[role="group"]')];
  const targeted = () =>
    slides.findIndex((slide) => slide.matches(':target') || slide.querySelector(':target'));
  // Whoever was faster than this script keeps the focus.
  const focusedSlide = slides.findIndex((slide) => slide.contains(document.activeElement));
  const embla = EmblaCarousel(
    viewport,
    {
      loop: true,
      watchDrag: false,
      inViewThreshold: 0.1,
      startIndex: Math.max(0, focusedSlide, targeted()),
    },
    [autoplay],
  );
  // A link to a target in another slide has scrolled the viewport.
  viewport.addEventListener('scroll', () => {
    viewport.scrollLeft = 0;
    if (targeted() >= 0) embla.scrollTo(targeted(), true);
  });
  const dots = [...root.querySelectorAll<HTMLAnchorElement>('[data-dots] a')];

  let isPaused = isStill;
  let isOnScreen = true;
  // After "play" was pressed by keyboard, the focus inside the carousel must not pause it.
  let isAskedToPlay = false;
  const update = () => {
    const isFocused = !isAskedToPlay && root.querySelector(':focus-visible') !== null;
    const isResting = !isOnScreen || isFocused || hasSelection(root);
    root.toggleAttribute('data-paused', isPaused);
    root.toggleAttribute('data-resting', isResting);
    toggle.ariaLabel = (isPaused ? toggle.dataset.play : toggle.dataset.pause) ?? null;
    if (isPaused || isResting) autoplay.stop();
    else if (!autoplay.isPlaying()) autoplay.play();
  };
  const setPaused = (value: boolean) => {
    isPaused = value;
    update();
  };
  root.addEventListener('focusin', update);
  root.addEventListener('focusout', () => {
    isAskedToPlay = false;
    // Deferred, because no element has the focus while it moves.
    setTimeout(update);
  });
  document.addEventListener('selectionchange', update);
  new IntersectionObserver((entries) => {
    isOnScreen = entries.at(-1)?.isIntersecting ?? true;
    update();
  }).observe(root);
  toggle.addEventListener('click', () => {
    isAskedToPlay = isPaused;
    setPaused(!isPaused);
  });

  const whenClicked = (control: HTMLElement | null | undefined, move: () => void) =>
    control?.addEventListener('click', (event) => {
      event.preventDefault();
      move();
      autoplay.reset();
      if (root.dataset.stops === 'interaction') setPaused(true);
      status.textContent = dots[embla.selectedScrollSnap()]?.ariaLabel ?? '';
    });
  whenClicked(find('previous'), () => embla.scrollPrev(true));
  whenClicked(find('next'), () => embla.scrollNext(true));
  dots.forEach((dot, index) => {
    whenClicked(dot, () => embla.scrollTo(index, true));
  });

  // The page's h1 stays readable for screen readers, even in a hidden slide.
  const hiddenParts = embla.slideNodes().map((slide) => ({
    unheard: partsWithout('h1', slide),
    unreachable: partsWithout(`h1, ${drawings}`, slide),
  }));
  const showSelected = () => {
    const selected = embla.selectedScrollSnap();
    hiddenParts.forEach(({ unheard, unreachable }, index) => {
      const isHidden = index !== selected;
      for (const part of unreachable) part.toggleAttribute('inert', isHidden);
      for (const part of unheard) part.ariaHidden = isHidden ? 'true' : null;
    });
    dots.forEach((dot, index) => {
      dot.ariaCurrent = index === selected ? 'true' : null;
    });
    fetchPictures(slides[selected]);
  };
  embla.on('select', () => {
    showSelected();
    // Embla has moved the new slide into place, but the browser has not painted it yet.
    if (hasMouse && !isStill) change(embla);
  });
  showSelected();
  update();
  embla.on('slidesInView', () => setTimeout(() => fetchNearPictures(embla), fetchAfterMs));
}

/**
 * Cross-fades two slides: each part fades out before its successor fades in, first the heading, then the
 * text, then the picture. Parts with the same position on every slide change without a fade.
 */
function change(embla: EmblaCarouselType): void {
  const [old, shown] = [embla.previousScrollSnap(), embla.selectedScrollSnap()].map(
    (index) => embla.slideNodes()[index]?.firstElementChild,
  );
  if (!old || !shown) return;
  // Shifts the old parts to the position of the new ones.
  const aside = `${shown.getBoundingClientRect().left - old.getBoundingClientRect().left}px`;
  for (const isComing of [false, true]) {
    for (const part of partsOf(isComing ? shown : old)) {
      for (const moving of part.getAnimations()) moving.cancel();
      const turn = part.matches('h1, h2') ? 0 : part.matches(scenes) ? 2 : 1;
      const begin = 0.08 * turn + (isComing ? 0.25 : 0);
      const keyframes: PropertyIndexedKeyframes = part.matches(standing)
        ? { opacity: isComing ? [0, 1, 1] : [1, 0, 0], offset: [0, 0.4, 1], easing: 'step-end' }
        : {
            opacity: isComing ? [0, 0, 1, 1] : [1, 1, 0, 0],
            offset: [0, begin, begin + 0.25, 1],
          };
      if (!isComing) keyframes.translate = [aside, aside];
      part.animate(keyframes, changeMs);
    }
  }
}

/** The parts of a slide that fade separately: its picture, its words, and each element below them. */
const partsOf = (slide: Element): Element[] =>
  [...slide.children].flatMap((part) => (part.querySelector(standing) ? [...part.children] : part));

/** Loads the pictures of the slides beside those in view: loaded with their slide, they would come too late. */
function fetchNearPictures(embla: EmblaCarouselType): void {
  const slides = embla.slideNodes();
  for (const index of embla.slidesInView()) {
    for (const near of [index - 1, (index + 1) % slides.length]) fetchPictures(slides.at(near));
  }
}

/** Loads and shows the pictures of a slide. */
function fetchPictures(slide: Element | undefined): void {
  for (const picture of slide?.querySelectorAll('img') ?? []) picture.loading = 'eager';
}

/** The largest descendants of an element that neither match the selector nor contain a match. */
function partsWithout(selector: string, element: Element): Element[] {
  if (element.matches(selector)) return [];
  if (!element.querySelector(selector)) return [element];
  return [...element.children].flatMap((child) => partsWithout(selector, child));
}

function hasSelection(root: HTMLElement): boolean {
  const selection = getSelection();
  return selection?.isCollapsed === false && selection.containsNode(root, true);
}
