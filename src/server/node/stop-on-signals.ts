import type { RunningServer } from './start-server.ts';

/**
 * Ends the process in order when its manager asks: SIGTERM from a service manager, SIGINT from a
 * keyboard. A second signal ends it at once.
 *
 * @param options.timeoutMs how long running requests may take to finish
 * @param options.onStopping called first, to turn the health check
 * @param options.onStopped called when the last answer is out
 */
export function stopOnSignals(
  server: RunningServer,
  options: { timeoutMs: number; onStopping: () => void; onStopped: () => void },
): void {
  let isStopping = false;
  const stop = async () => {
    if (isStopping) process.exit(1);
    isStopping = true;
    options.onStopping();
    await server.stop(options.timeoutMs);
    options.onStopped();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}
