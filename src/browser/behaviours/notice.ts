import { tryStorage } from '../storage.ts';

/**
 * Lets a notice be closed for good; its button is not seen before this is here.
 *
 * @param notice whose `data-notice` tells it from the next one
 */
export function wake(notice: HTMLElement): void {
  const button = notice.querySelector('button');
  if (!button) return;
  button.hidden = false;
  button.addEventListener('click', () => {
    tryStorage(() => localStorage.setItem('notice', notice.dataset.notice ?? ''));
    notice.remove();
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  });
}
