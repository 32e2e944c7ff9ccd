/** Signals of a service manager, of Ctrl+C and of a closed terminal. */
export const stopSignals = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;

/** The message by which `followBuilds` stops the serving process. */
export const stopMessage = 'stop';

/**
 * Ends the process gracefully on a signal or message. A second signal ends it at once.
 *
 * @param stop resolves when the last answer is sent
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
