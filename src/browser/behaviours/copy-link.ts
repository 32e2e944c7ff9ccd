/**
 * Makes links copy their own address on click and announce it. Without script or clipboard they are ordinary
 * links, which put the address into the address bar. Also wires the button that prints the page, which is
 * hidden without script.
 *
 * @param root contains links marked `data-copy-link`, one `[data-copied]` whose value is announced, and
 *   optionally a button marked `data-print`
 */
export function start(root: HTMLElement): void {
  const status = root.querySelector<HTMLElement>('[data-copied]');
  root.dataset.started = '';
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
      // The browser refused the clipboard, but the link has put the address into the address bar.
    }
  });
}
