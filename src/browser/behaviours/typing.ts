import looks from './typing.css?inline';

/**
 * Types phrases one after the other. Screen readers get all phrases as a list, so the typing is only visual.
 * With `prefers-reduced-motion`, off screen and while paused, a whole phrase is shown instead. Phrases with
 * their own pause button each highlight one entry of the list in their section.
 *
 * @param element stands beside the phrases; its `data-type-ms` and `data-delete-ms` are milliseconds per
 *   letter, `data-pause-ms` the time for which a finished phrase is shown
 */
export async function start(element: HTMLElement): Promise<void> {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const { typeMs, deleteMs } = element.dataset;
  const pauseMs = Number(element.dataset.pauseMs);
  const places = [...(element.parentElement?.children ?? [])].filter((place) => place !== element);
  // A browser's translator translates the list of phrases, so the typed copy must not be translated again.
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

  /** After a pause the current phrase is shown for its whole time again. */
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
 * Wires the phrases' own pause button, if they have one.
 *
 * @returns the entries that the phrases highlight
 */
function wirePause(element: HTMLElement): HTMLElement[] {
  const frame = element.closest<HTMLElement>('[data-typing]');
  const button = frame?.querySelector<HTMLButtonElement>('[data-typing-toggle]');
  if (!frame || !button) return [];
  const styleSheet = new CSSStyleSheet();
  styleSheet.replaceSync(looks);
  document.adoptedStyleSheets.push(styleSheet);
  frame.dataset.started = '';
  button.addEventListener('click', () => {
    const isPaused = frame.toggleAttribute('data-paused');
    button.ariaLabel = (isPaused ? button.dataset.play : button.dataset.pause) ?? null;
  });
  return [...(frame.closest('section')?.querySelectorAll('li') ?? [])];
}
