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

async function wakeUp(element: HTMLElement): Promise<void> {
  const { behaviour = 'wake-island' } = element.dataset;
  const { wake } = await loadChunk(behaviour, behaviours[`./${behaviour}.ts`]);
  await wake(element);
}

/**
 * Wakes every marked element when it is wanted: `idle` once the page is quiet, `visible` when it
 * nears the screen after that, `interaction` when it is touched or focused. One that cannot wake is
 * reported to the console and stays plain HTML.
 */
export function wakeWhenWanted(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-when]')) {
    let isAwake = false;
    const wake = () => {
      if (isAwake) return;
      isAwake = true;
      wakeUp(element).catch(console.error);
    };
    // A finger is a pointer too, and is over what it touches first.
    for (const touch of ['pointerover', 'focusin']) {
      element.addEventListener(touch, wake, { once: true });
    }
    if (element.dataset.when === 'idle') whenQuiet(wake);
    if (element.dataset.when === 'visible') whenQuiet(() => whenSeen(element, wake));
  }
}

function whenSeen(element: Element, callback: () => void): void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return;
    observer.disconnect();
    callback();
  });
  observer.observe(element);
}
