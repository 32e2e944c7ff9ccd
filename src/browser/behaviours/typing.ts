/**
 * Types phrases one after the other where the first of them stands. Readers of the markup have all
 * phrases in a list beside it, so this is for the eye alone. Nothing is typed for those who asked
 * for less motion, nor while the part is paused.
 *
 * @param element stands beside the phrases, each in an element that keeps its place, and has in
 *   milliseconds `data-type-ms` and `data-delete-ms` for each letter and `data-pause-ms` for a
 *   finished phrase
 */
export async function wake(element: HTMLElement): Promise<void> {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const { typeMs, deleteMs, pauseMs } = element.dataset;
  const places = [...(element.parentElement?.children ?? [])].filter((place) => place !== element);
  const list = places.map((place) => place.textContent ?? '');
  wirePause(element);
  const paused = () => element.closest('[data-paused]') ?? document.hidden;
  const wait = async (ms: number) => {
    do await new Promise((resolve) => setTimeout(resolve, ms));
    while (paused());
  };

  let shown = element.textContent ?? '';
  for (let turn = 1; element.isConnected; turn += 1) {
    await wait(Number(pauseMs));
    const next = list[turn % list.length] ?? '';
    while (!next.startsWith(shown)) {
      shown = shown.slice(0, -1);
      element.textContent = shown;
      await wait(Number(deleteMs));
    }
    while (shown !== next) {
      shown = next.slice(0, shown.length + 1);
      element.textContent = shown;
      await wait(Number(typeMs));
    }
  }
}

/** The button beside the phrases, where they have one of their own. */
function wirePause(element: HTMLElement): void {
  const frame = element.closest<HTMLElement>('[data-typing]');
  const button = frame?.querySelector<HTMLButtonElement>('[data-typing-toggle]');
  if (!frame || !button) return;
  frame.dataset.awake = '';
  button.addEventListener('click', () => {
    const isPaused = frame.toggleAttribute('data-paused');
    button.ariaLabel = (isPaused ? button.dataset.play : button.dataset.pause) ?? null;
  });
}
