/** What ends a process: a service manager, a keyboard, a terminal that is closed. */
export const stopSignals = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;

/**
 * Ends the process cleanly when its manager asks. A second signal ends it at once.
 *
 * @param stop resolves when the last answer is out
 */
export function stopOnSignals(
  stop: () => Promise<void>,
  signals: readonly NodeJS.Signals[] = stopSignals,
): void {
  let isStopping = false;
  const onSignal = async () => {
    if (isStopping) process.exit(1);
    isStopping = true;
    await stop();
    process.exit(0);
  };
  for (const signal of signals) process.on(signal, onSignal);
}
