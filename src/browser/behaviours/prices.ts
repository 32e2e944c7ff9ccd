/**
 * Keeps the visitor's place when prices are shown for somebody else: the choice is sent from here,
 * and the page loaded again where it is. Without this script the form is sent as any other.
 */
export function wake(element: HTMLElement): void {
  element.dataset.awake = '';
  element.addEventListener('submit', async (event) => {
    event.preventDefault();
    const { submitter } = event as SubmitEvent;
    const body = new URLSearchParams(
      new FormData(element as HTMLFormElement, submitter) as unknown as Record<string, string>,
    );
    const { url } = await fetch(location.href, { method: 'POST', body });
    if (url === location.href.replace(/#.*/, '')) location.reload();
    else location.replace(url);
  });
}
