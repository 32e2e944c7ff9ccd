import type { Writable } from 'node:stream';

/**
 * Collects lines and writes those of one turn of the event loop together: a write for each request
 * costs more than the request.
 *
 * @returns `write`, which takes a line without its end, and `flush`, to be called before exiting
 */
export function bufferedOutput(stream: Writable): { write(line: string): void; flush(): void } {
  let pending = '';
  const flush = () => {
    const text = pending;
    pending = '';
    if (text) stream.write(text);
  };
  return {
    write(line) {
      if (!pending) setImmediate(flush);
      pending += `${line}\n`;
    },
    flush,
  };
}
