/** Calls back when the page has loaded and the browser rests, or five seconds later if it never does. */
export function whenQuiet(callback: () => void | Promise<void>): void {
  const call = () => void Promise.resolve(callback()).catch(console.error);
  const wait = () =>
    'requestIdleCallback' in window
      ? requestIdleCallback(call, { timeout: 5000 })
      : setTimeout(call, 200);
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}
