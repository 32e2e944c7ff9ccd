import { tryStorage } from '../storage.ts';

/**
 * Lets a visitor close a notice for good. Its button is hidden without script.
 *
 * @param notice its `data-notice` is the id under which the closing is stored
 */
export function start(notice: HTMLElement): void {
  const button = notice.querySelector('button');
  if (!button) return;
  button.hidden = false;
  button.addEventListener('click', () => {
    tryStorage(() => localStorage.setItem('notice', notice.dataset.notice ?? ''));
    notice.remove();
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  });
}
