/** What ends a process: a service manager, a keyboard, a terminal that is closed. */
export const stopSignals = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;

/** What a process that follows builds says to the one that serves. */
export const stopMessage = 'stop';

/**
 * Ends the process cleanly when its manager asks, by a signal or a message. A second signal ends it at
 * once.
 *
 * @param stop resolves when the last answer is out
 */
export function stopOnSignals(
  stop: () => Promise<void>,
  signals: readonly NodeJS.Signals[] = stopSignals,
): void {
  let isStopping = false;
  let isSignalled = false;
  const end = async () => {
    if (isStopping) return;
    isStopping = true;
    await stop();
    process.exit(0);
  };
  const onSignal = () => {
    if (isSignalled) process.exit(1);
    isSignalled = true;
    return end();
  };
  for (const signal of signals) process.on(signal, onSignal);
  process.on('message', (message) => {
    if (message === stopMessage) end();
  });
}
