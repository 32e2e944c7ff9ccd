import { loadChunk } from '../site/islands/load-chunk.ts';
import { whenQuiet } from './when-quiet.ts';

/** Adds what `name` stands for to `element`; its module is loaded on first use. */
type Waker = (element: HTMLElement) => Promise<void>;

/** Small scripts that add to markup in place, without React: they keep almost no state. */
const behaviours = import.meta.glob<{ wake(element: HTMLElement): void | Promise<void> }>(
  './*.ts',
  {
    base: './behaviours/',
  },
);

const wakeBehaviour: Waker = async (element) => {
  const name = element.dataset.behaviour as string;
  const { wake } = await loadChunk(name, behaviours[`./${name}.ts`]);
  await wake(element);
};

const wakeIsland: Waker = async (element) => {
  const { wake } = await loadChunk('wake-island', () => import('./wake-island.ts'));
  await wake(element);
};

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
      const waker = element.dataset.island ? wakeIsland : wakeBehaviour;
      waker(element).catch(console.error);
    };
    for (const touch of ['pointerover', 'focusin', 'touchstart']) {
      element.addEventListener(touch, wake, { once: true, passive: true });
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
