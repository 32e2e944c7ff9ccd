import type { Writable } from 'node:stream';

export interface LogOutput {
  /** @param line without its end */
  write(line: string): void;
  /** To be called before exiting. */
  flush(): void;
}

const defaultLimits = {
  /** Limit of buffered output for a slow reader. */
  maxPendingBytes: 1_000_000,
  /** Pause after a failure. */
  retryMs: 60_000,
};

/**
 * Writes a log without risk to the site: when the reader is too slow, lines are dropped instead of filling
 * the memory or delaying requests. The lines of one turn of the event loop are written together, because a
 * write costs more than a request.
 *
 * @param tell called with a sentence for the operator when writing starts to fail
 */
export function createLogOutput(
  stream: Writable,
  tell: (sentence: string) => void,
  limits: Partial<typeof defaultLimits> = {},
): LogOutput {
  const { maxPendingBytes, retryMs } = { ...defaultLimits, ...limits };
  let pending = '';
  /** Number of log lines in `pending`, including those that it reports as lost. */
  let pendingLines = 0;
  let lost = 0;
  let isFailing = false;
  let retryAtMs = 0;

  stream.on('error', ({ code, message }: NodeJS.ErrnoException) => {
    if (!isFailing)
      tell(`The log cannot be written (${code ?? message}). The site goes on without.`);
    isFailing = true;
    retryAtMs = performance.now() + retryMs;
  });

  const flush = () => {
    const [text, lines] = [pending, pendingLines];
    pending = '';
    pendingLines = 0;
    if (!text) return;
    stream.write(text, (error) => {
      if (error) lost += lines;
      else isFailing = false;
    });
  };

  return {
    write(line) {
      if (performance.now() < retryAtMs || stream.writableLength > maxPendingBytes) {
        lost += 1;
        return;
      }
      if (!pending) setImmediate(flush);
      if (lost > 0) {
        const report = JSON.stringify({
          level: 'warn',
          message: 'Lines of the log are lost',
          lost,
        });
        // A failed write may have ended within a line.
        pending += `${isFailing ? '\n' : ''}${report}\n`;
        pendingLines += lost;
        lost = 0;
      }
      pending += `${line}\n`;
      pendingLines += 1;
    },
    flush,
  };
}
