/** Calls back when the page has loaded and the browser is idle, or five seconds after loading. */
export function whenIdle(callback: () => void): void {
  const wait = () =>
    'requestIdleCallback' in window
      ? requestIdleCallback(callback, { timeout: 5000 })
      : setTimeout(callback, 200);
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}
