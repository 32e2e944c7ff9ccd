import { loadChunk } from '../site/islands/load-chunk.ts';
import { ownLocation } from '../site/location/own-location.ts';
import { fetchAhead } from './fetch-ahead.ts';
import { hasChangedControls } from './has-changed-controls.ts';
import { whenIdle } from './when-idle.ts';

/**
 * Behaviours: small scripts without React that enhance existing markup. One of them, `hydrate-island`, hydrates
 * the islands.
 */
const behaviours = import.meta.glob<{ start(element: HTMLElement): void | Promise<void> }>(
  './*.ts',
  { base: './behaviours/' },
);

/**
 * How long the page has been idle before behaviours marked `later` start: time for the visitor to begin reading, in
 * which a slow phone scrolls and answers best.
 */
const laterMs = 2000;

/**
 * How long the submission of a form waits for its script at most: long enough for a slow phone on a slow line, as
 * a new page loses what was typed into fields without a name.
 */
const patienceMs = 3000;

/**
 * Starts one element's behaviour. A form submitted meanwhile is held until its script runs, because a new
 * page would lose the values of fields without a name. After `patienceMs`, or on a second submission, the
 * browser sends it.
 */
async function startBehaviour(element: HTMLElement): Promise<void> {
  const { behaviour = 'hydrate-island' } = element.dataset;
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
    .then(({ start }) => start(element))
    .catch(console.error);
  delete element.dataset.ready;
  letGo();
}

/**
 * Starts the behaviour of each marked element at its time:
 *
 * - `interaction`: when it is hovered, touched, focused or filled in, or when the browser has restored what was
 *   filled in before. All others start then, too, if their own time has not come yet.
 * - `idle`: once the page is idle.
 * - `visible`: when the element then nears the viewport.
 * - `later`: the same, two seconds after.
 * - `located`: like `visible`, if the visitor's country is known.
 *
 * The files that an element names are fetched ahead when it nears the viewport; `data-ready` then says that its
 * script is at hand. A failure is reported to the console, and the element stays static HTML.
 */
export function startBehaviours(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-when]')) {
    const { when, files } = element.dataset;
    let isStarted = false;
    const start = () => {
      if (isStarted) return;
      isStarted = true;
      startBehaviour(element);
    };
    // Touch fires `pointerover`, too.
    for (const touch of ['pointerover', 'focusin', 'input']) {
      element.addEventListener(touch, start, { once: true });
    }
    // The visitor focused it before this script ran.
    if (element.matches(':focus-within')) start();
    if (when === 'idle') whenIdle(start);
    if (when === 'visible') whenIdle(() => whenVisible(element, start));
    if (when === 'later') whenIdle(() => setTimeout(() => whenVisible(element, start), laterMs));
    if (!files && when !== 'located') continue;
    whenIdle(() => {
      if (hasChangedControls(element)) start();
      whenVisible(element, async () => {
        if (when === 'located' && (await isLocated())) start();
        if (isStarted || !files) return;
        const isFetched = await fetchAhead(files.split(' '));
        // The buttons that only visitors without script need go before somebody reaches for them.
        if (isFetched && !isStarted) element.dataset.ready = '';
      });
    });
  }
}

async function isLocated(): Promise<boolean> {
  const found = await ownLocation().catch(() => undefined);
  return Boolean(found?.country_code);
}

/** Calls back once, when the element nears the viewport. */
function whenVisible(element: Element, callback: () => void): void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return;
    observer.disconnect();
    callback();
  });
  observer.observe(element);
}
