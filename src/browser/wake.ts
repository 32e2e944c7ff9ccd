import { loadChunk } from '../site/islands/load-chunk.ts';
import { whenQuiet } from './when-quiet.ts';

/**
 * Behaviours: small scripts without React that enhance existing markup. One of them, `wake-island`, hydrates
 * the islands.
 */
const behaviours = import.meta.glob<{ wake(element: HTMLElement): void | Promise<void> }>(
  './*.ts',
  { base: './behaviours/' },
);

/** How long the submission of a form waits for its script at most. */
const patienceMs = 1000;

/**
 * Starts one element's behaviour. A form submitted meanwhile is held until its script runs, because a new
 * page would lose the values of fields without a name. After a second, or on a second submission, the browser
 * sends it.
 */
async function wakeUp(element: HTMLElement): Promise<void> {
  const { behaviour = 'wake-island' } = element.dataset;
  let send: (() => void) | undefined;
  const letGo = () => {
    element.onsubmit = null;
    send?.();
    send = undefined;
  };
  element.onsubmit = (event) => {
    event.preventDefault();
    element.onsubmit = null;
    send = () => (event.target as HTMLFormElement).requestSubmit(event.submitter);
    setTimeout(letGo, patienceMs);
  };
  await loadChunk(behaviour, behaviours[`./${behaviour}.ts`])
    .then(({ wake }) => wake(element))
    .catch(console.error);
  letGo();
}

/**
 * Starts the behaviour of each marked element at its time: `idle` once the page is idle, `visible` when the
 * element then nears the viewport, `interaction` when it is hovered, touched or focused. A failure is
 * reported to the console, and the element stays static HTML.
 */
export function wakeWhenWanted(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-when]')) {
    const { when } = element.dataset;
    let isAwake = false;
    const wake = () => {
      if (isAwake) return;
      isAwake = true;
      wakeUp(element);
    };
    // Touch fires `pointerover`, too.
    for (const touch of ['pointerover', 'focusin']) {
      element.addEventListener(touch, wake, { once: true });
    }
    // The visitor focused it before this script ran.
    if (element.matches(':focus-within')) wake();
    if (when === 'idle') whenQuiet(wake);
    if (when === 'visible') whenQuiet(() => whenSeen(element, wake));
  }
}

/** Calls back when the element nears the viewport. */
function whenSeen(element: Element, callback: () => void): void {
  new IntersectionObserver((entries) => {
    if (entries.some((entry) => entry.isIntersecting)) callback();
  }).observe(element);
}
