import type { Config } from './config.ts';
import type { Clock, Log } from './services.ts';

/**
 * Writes one JSON object per line, for a log collector to read.
 *
 * @param options.level `errors` leaves out requests, `off` leaves out everything
 * @param options.write takes one line without its end
 */
export function createLog({
  level,
  clock,
  write,
}: {
  level: Config['log'];
  clock: Pick<Clock, 'now'>;
  write: (line: string) => void;
}): Log {
  const line = (record: Record<string, unknown>) =>
    write(JSON.stringify({ time: clock.now().toISOString(), ...record }));
  const ignore = () => {};

  return {
    request:
      level === 'requests'
        ? ({ durationMs, requestId, ...rest }) =>
            line({ level: 'info', requestId, ...rest, ms: Math.round(durationMs * 1000) / 1000 })
        : ignore,
    timing:
      level === 'requests'
        ? (record) => line({ level: 'info', message: 'Field timing', ...record })
        : ignore,
    notice: level === 'off' ? ignore : (message: string) => line({ level: 'info', message }),
    error:
      level === 'off'
        ? ignore
        : ({ error, ...rest }) =>
            line({
              level: 'error',
              ...rest,
              error: error instanceof Error ? (error.stack ?? error.message) : String(error),
            }),
    missingKey:
      level === 'off'
        ? ignore
        : (record) => line({ level: 'warn', message: 'Missing key', ...record }),
  };
}
