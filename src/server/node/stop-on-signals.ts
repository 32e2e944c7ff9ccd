import type { RunningServer } from './start-server.ts';
import type { StopTimes } from './stop-server.ts';

/**
 * Ends the process cleanly when its manager asks: SIGTERM from a service manager, SIGINT from a
 * keyboard, SIGHUP from a terminal that is closed. A second signal ends it at once.
 *
 * @param options.onStopping called first, to turn the health check
 * @param options.onStopped called when the last answer is out
 */
export function stopOnSignals(
  server: RunningServer,
  options: StopTimes & { onStopping: () => void; onStopped: () => void },
): void {
  let isStopping = false;
  const stop = async () => {
    if (isStopping) process.exit(1);
    isStopping = true;
    options.onStopping();
    await server.stop(options);
    options.onStopped();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, stop);
}
