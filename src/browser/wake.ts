import { loadChunk } from '../site/islands/load-chunk.ts';
import { whenQuiet } from './when-quiet.ts';

/**
 * Small scripts that add to markup in place, without React: they keep almost no state. One of them
 * wakes islands, which are React components.
 */
const behaviours = import.meta.glob<{ wake(element: HTMLElement): void | Promise<void> }>(
  './*.ts',
  { base: './behaviours/' },
);

/** For so long a press waits for script at most. */
const patienceMs = 1000;

/**
 * A form that is sent meanwhile is sent once it is awake: a new page would lose what was typed into
 * fields that have no name. Where that takes more than a second the browser sends it itself, and who
 * presses again is not kept waiting at all.
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
 * Wakes every marked element when it is wanted: `idle` once the page is quiet, `visible` when it
 * nears the screen after that, `interaction` when it is touched or focused. One that cannot wake is
 * reported to the console and stays plain HTML.
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
    // A finger is a pointer too, and is over what it touches first.
    for (const touch of ['pointerover', 'focusin']) {
      element.addEventListener(touch, wake, { once: true });
    }
    // Whoever was faster than this script.
    if (element.matches(':focus-within')) wake();
    if (when === 'idle') whenQuiet(wake);
    if (when === 'visible') whenQuiet(() => whenSeen(element, wake));
  }
}

/** Calls back whenever the element comes near. */
function whenSeen(element: Element, callback: () => void): void {
  new IntersectionObserver((entries) => {
    if (entries.some((entry) => entry.isIntersecting)) callback();
  }).observe(element);
}
