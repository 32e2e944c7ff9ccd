import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { setImmediate as afterPoll, setTimeout as delay } from 'node:timers/promises';
import type { Connections } from './watch-connections.ts';

export interface StopTimes {
  /** How long new connections are still taken, so that a load balancer can notice first. */
  drainMs: number;
  /** How long, after that, everything may take that has been asked. */
  timeoutMs: number;
}

/** A request may be on its way to a connection that has been idle until now. */
const idleMs = 1000;
const checkMs = 50;

/**
 * Stops a server without losing a request: every request that has arrived is answered to the last
 * byte, and a connection is closed when it has been idle for a second.
 *
 * @returns resolves when every connection is closed
 */
export async function stopServer(
  server: Server,
  connections: Connections,
  { drainMs, timeoutMs }: StopTimes,
): Promise<void> {
  for (const response of connections.unanswered) response.shouldKeepAlive = false;
  const idle = createIdleWatch(connections);
  idle();
  await delay(drainMs);
  // Connections that the system has taken and this process has not are lost when it stops
  // listening; at this point of the event loop, it has just taken all.
  await afterPoll();
  const hasClosed = new Promise<void>((resolve) => {
    // close() calls this, and it would cut off answers whose end has not been sent yet.
    server.closeIdleConnections = () => {};
    server.close(() => resolve());
  });
  const check = setInterval(() => {
    for (const socket of idle()) socket.destroy();
  }, checkMs);
  const cut = setTimeout(() => server.closeAllConnections(), timeoutMs);
  await hasClosed;
  clearInterval(check);
  clearTimeout(cut);
}

/** Lists, each time it is called, the connections where nothing has come or gone for a while. */
function createIdleWatch({ open, unanswered }: Connections): () => Socket[] {
  const lastSeen = new WeakMap<Socket, { bytesRead: number; atMs: number }>();
  return () => {
    const atMs = performance.now();
    const busy = new Set([...unanswered].map(({ req }) => req.socket));
    return [...open].filter((socket) => {
      const { bytesRead } = socket;
      const last = lastSeen.get(socket);
      if (last && last.bytesRead === bytesRead && !busy.has(socket)) {
        return atMs - last.atMs >= idleMs;
      }
      lastSeen.set(socket, { bytesRead, atMs });
      return false;
    });
  };
}
