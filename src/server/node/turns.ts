import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** One connection's part: its answers leave in the order of its requests (RFC 9112 section 9.3.2). */
interface Line {
  isBusy: boolean;
  waiting: (() => void)[];
}

export interface Turns {
  /**
   * Starts work on an answer when its turn comes, at the next turn of the event loop or later.
   *
   * @param work does not throw, and ends the response
   */
  take(socket: Socket, response: ServerResponse, work: () => void): void;
}

/**
 * Divides the process among connections. Each turn of the event loop starts one answer, so that
 * prepared answers are sent in between. Each connection works on one answer at a time, so that
 * sending a hundred requests ahead gains nothing: they are read when those before them are answered.
 *
 * @param maxWaiting how many requests of a connection may wait before no more is read from it
 */
export function createTurns(maxWaiting: number): Turns {
  const lines = new WeakMap<Socket, Line>();
  const ready: (() => void)[] = [];

  const enqueue = (start: () => void) => {
    ready.push(start);
    if (ready.length === 1) setImmediate(runOne);
  };
  const runOne = () => {
    ready[0]?.();
    ready.shift();
    if (ready.length > 0) setImmediate(runOne);
  };

  return {
    take(socket, response, work) {
      const line = lines.get(socket) ?? { isBusy: false, waiting: [] };
      lines.set(socket, line);
      const start = () => {
        if (!socket.destroyed) work();
      };
      response.once('close', () => {
        const next = line.waiting.shift();
        line.isBusy = next !== undefined;
        if (next) enqueue(next);
        if (line.waiting.length < maxWaiting && socket.isPaused()) socket.resume();
      });
      if (!line.isBusy) {
        line.isBusy = true;
        enqueue(start);
        return;
      }
      line.waiting.push(start);
      if (line.waiting.length >= maxWaiting) socket.pause();
    },
  };
}
