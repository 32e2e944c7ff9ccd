import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** Longer than the 60 s for which common proxies keep an idle connection to reuse. */
export const keepAliveTimeoutMs = 65_000;
/** Who says nothing for this long after connecting is left to the limits of node:http. */
const patienceMs = 500;

/**
 * Reads connections ahead of node:http for as long as what comes can be answered at once. From the
 * first request that cannot, or comes before the last answer has left, a connection is node:http's.
 *
 * @param server one that nobody listens to yet
 * @param answer sends the answer to what has come at once, or returns false and has done nothing
 * @param options.stallTimeoutMs how long a client may read nothing of an answer
 */
export function answerAhead(
  server: Server,
  answer: (socket: Socket, bytes: Buffer) => boolean,
  { stallTimeoutMs }: { stallTimeoutMs: number },
): void {
  const listeners = server.listeners('connection');
  server.removeAllListeners('connection');

  server.on('connection', (socket: Socket) => {
    let isNew = true;

    const onData = (bytes: Buffer) => {
      if (socket.writableLength > 0 || !answer(socket, bytes)) return handOver(bytes);
      if (socket.writableLength > 0) {
        socket.setTimeout(stallTimeoutMs);
        socket.write('', () => socket.setTimeout(keepAliveTimeoutMs));
      } else if (isNew) {
        socket.setTimeout(keepAliveTimeoutMs);
      }
      isNew = false;
    };
    const onTimeout = () => {
      if (!isNew) socket.destroy();
      // node:http would read on what a stopping server holds.
      else if (socket.isPaused()) socket.setTimeout(patienceMs);
      else handOver();
    };
    const onEnd = () => socket.end();
    const onError = () => {};
    const handOver = (bytes?: Buffer) => {
      socket.off('data', onData).off('timeout', onTimeout).off('end', onEnd).off('error', onError);
      if (bytes) {
        socket.pause();
        socket.unshift(bytes);
      }
      for (const listener of listeners) listener.call(server, socket);
      if (bytes) process.nextTick(() => socket.resume());
    };

    socket.on('data', onData).on('timeout', onTimeout).on('end', onEnd).on('error', onError);
    socket.setTimeout(patienceMs);
  });
}
