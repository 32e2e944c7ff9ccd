import looks from './typing.css?inline';

/**
 * Types phrases one after the other in the place of the first. Screen readers have all phrases in a
 * list beside it, so this is only visual. Nothing is typed for visitors who asked for less motion,
 * nor off the screen, nor while the part is paused: a whole phrase is shown then. Where phrases have
 * their own pause button, they are about the entries of the list in their part of the page, in turn.
 *
 * @param element stands beside the phrases, each in an element that keeps its place, and has in
 *   milliseconds `data-type-ms` and `data-delete-ms` for each letter and `data-pause-ms` for a
 *   finished phrase
 */
export async function wake(element: HTMLElement): Promise<void> {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const { typeMs, deleteMs } = element.dataset;
  const pauseMs = Number(element.dataset.pauseMs);
  const places = [...(element.parentElement?.children ?? [])].filter((place) => place !== element);
  // A translator exchanges the phrases; what is typed of them needs none.
  element.translate = false;
  const subjects = wirePause(element);
  const standOut = (phrase: number) =>
    subjects.forEach((subject, index) => {
      subject.dataset.said = String(index === phrase % subjects.length);
    });
  standOut(0);
  let isOnScreen = true;
  let cameBackAtMs = 0;
  new IntersectionObserver((entries) => {
    const wasOnScreen = isOnScreen;
    isOnScreen = entries.at(-1)?.isIntersecting ?? true;
    if (!wasOnScreen) cameBackAtMs = performance.now();
  }).observe(element.parentElement ?? element);
  const isResting = () =>
    !isOnScreen || document.hidden || element.closest('[data-paused], [data-resting]') !== null;

  /** Whoever comes back to a phrase has the whole pause to read it. */
  const leftMs = () => (isResting() ? pauseMs : cameBackAtMs + pauseMs - performance.now());

  let shown = element.textContent ?? '';
  const show = (text: string) => {
    shown = text;
    element.textContent = text;
  };
  for (let turn = 1; element.isConnected; turn += 1) {
    await sleep(pauseMs);
    for (let ms = leftMs(); ms > 0; ms = leftMs()) await sleep(ms);
    const phrase = turn % places.length;
    const next = places[phrase]?.textContent ?? '';
    standOut(phrase);
    while (shown !== next) {
      const isDeleting = !next.startsWith(shown);
      show(isDeleting ? shown.slice(0, -1) : next.slice(0, shown.length + 1));
      await sleep(Number(isDeleting ? deleteMs : typeMs));
      if (isResting()) show(next);
    }
  }
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/**
 * The button beside the phrases, where they have one of their own.
 *
 * @returns what the phrases are about
 */
function wirePause(element: HTMLElement): HTMLElement[] {
  const frame = element.closest<HTMLElement>('[data-typing]');
  const button = frame?.querySelector<HTMLButtonElement>('[data-typing-toggle]');
  if (!frame || !button) return [];
  const styleSheet = new CSSStyleSheet();
  styleSheet.replaceSync(looks);
  document.adoptedStyleSheets.push(styleSheet);
  frame.dataset.awake = '';
  button.addEventListener('click', () => {
    const isPaused = frame.toggleAttribute('data-paused');
    button.ariaLabel = (isPaused ? button.dataset.play : button.dataset.pause) ?? null;
  });
  return [...(frame.closest('section')?.querySelectorAll('li') ?? [])];
}
