/**
 * Makes links that copy their own address when they are clicked, and say that they did. Without
 * this, or without a clipboard, they are ordinary links to that address, which the address bar then
 * shows. A button beside them prints the page; it is not seen before this is here.
 *
 * @param root holds links marked `data-copy-link` and one `[data-copied]`, whose value is said, and
 *   perhaps a button marked `data-print`
 */
export function wake(root: HTMLElement): void {
  const status = root.querySelector<HTMLElement>('[data-copied]');
  root.dataset.awake = '';
  root.querySelector('[data-print]')?.addEventListener('click', () => print());
  root.addEventListener('click', async ({ target }) => {
    const link = (target as Element).closest<HTMLAnchorElement>('a[data-copy-link]');
    if (!link || !status) return;
    try {
      await navigator.clipboard.writeText(link.href);
      status.textContent = status.dataset.copied ?? '';
      link.dataset.isCopied = '';
      setTimeout(() => {
        status.textContent = '';
        delete link.dataset.isCopied;
      }, 2000);
    } catch {
      // The clipboard was refused, but following the link has put the address into the address bar.
    }
  });
}
