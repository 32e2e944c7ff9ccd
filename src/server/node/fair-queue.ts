import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** The queue of one connection: answers leave in the order of the requests (RFC 9112 section 9.3.2). */
interface Line {
  isBusy: boolean;
  waiting: (() => void)[];
}

export interface FairQueue {
  /**
   * Queues work on an answer for a later turn of the event loop.
   *
   * @param work must not throw, and must end the response
   */
  enqueue(socket: Socket, response: ServerResponse, work: () => void): void;
}

/**
 * Schedules answers fairly among connections. Each turn of the event loop starts one answer, so that prepared
 * answers are sent in between. Each connection has one answer in work at a time, so pipelining a hundred
 * requests gains nothing.
 *
 * @param maxWaiting limit of waiting requests of a connection; reading pauses above it
 */
export function createFairQueue(maxWaiting: number): FairQueue {
  const lines = new WeakMap<Socket, Line>();
  const ready: (() => void)[] = [];

  const schedule = (start: () => void) => {
    ready.push(start);
    if (ready.length === 1) setImmediate(runOne);
  };
  const runOne = () => {
    ready[0]?.();
    ready.shift();
    if (ready.length > 0) setImmediate(runOne);
  };

  return {
    enqueue(socket, response, work) {
      const line = lines.get(socket) ?? { isBusy: false, waiting: [] };
      lines.set(socket, line);
      const start = () => {
        if (!socket.destroyed) work();
      };
      response.once('close', () => {
        const next = line.waiting.shift();
        line.isBusy = next !== undefined;
        if (next) schedule(next);
        if (line.waiting.length < maxWaiting && socket.isPaused()) socket.resume();
      });
      if (!line.isBusy) {
        line.isBusy = true;
        schedule(start);
        return;
      }
      line.waiting.push(start);
      if (line.waiting.length >= maxWaiting) socket.pause();
    },
  };
}
