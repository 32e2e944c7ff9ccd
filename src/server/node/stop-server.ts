import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as delay, setImmediate as nextTurn } from 'node:timers/promises';
import type { Connections } from './watch-connections.ts';

export interface StopTimes {
  /** How long new connections are still taken, so that a load balancer can notice first. */
  drainMs: number;
  /** How long, after that, everything may take that has been asked. */
  timeoutMs: number;
}

/**
 * A request may be on its way to a connection that has been idle until now, so it is watched for a
 * second. What counts are the looks: when the process is held up, requests wait unread meanwhile.
 */
const checkMs = 50;
const idleChecks = 20;

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
  await untilNobodyWaits(server);
  const hasClosed = new Promise<void>((resolve) => {
    // close() calls this, and it would cut off answers whose end has not been sent yet.
    server.closeIdleConnections = () => {};
    server.close(() => resolve());
  });
  const check = setInterval(() => {
    for (const socket of idle()) socket.destroy();
  }, checkMs);
  const cut = setTimeout(() => {
    for (const socket of connections.open) socket.destroy();
  }, timeoutMs);
  await hasClosed;
  clearInterval(check);
  clearTimeout(cut);
}

/** Turns of the event loop that are waited for at most, for those who never cease to connect. */
const mostTurns = 5000;
/** In a longer turn, somebody may have connected after it was looked. */
const calmMs = 0.5;

/**
 * Waits for a short turn of the event loop in which nobody has connected. Node takes one connection
 * in a turn, and the system resets those that still wait when a server stops listening.
 */
async function untilNobodyWaits(server: Server): Promise<void> {
  let isCalm = false;
  const onConnection = () => {
    isCalm = false;
  };
  server.on('connection', onConnection);
  for (let turn = 0; turn < mostTurns && !isCalm; turn += 1) {
    const beganMs = performance.now();
    isCalm = true;
    await nextTurn();
    isCalm &&= performance.now() - beganMs < calmMs;
  }
  server.off('connection', onConnection);
}

/** Lists, each time it is called, the connections where nothing has come or gone for a while. */
function createIdleWatch({ open, unanswered }: Connections): () => Socket[] {
  const seen = new WeakMap<Socket, { bytesRead: number; checks: number }>();
  return () => {
    const busy = new Set([...unanswered].map(({ req }) => req.socket));
    return [...open].filter((socket) => {
      const { bytesRead } = socket;
      const last = seen.get(socket);
      const isSending = busy.has(socket) || socket.writableLength > 0;
      const isIdle = last?.bytesRead === bytesRead && !isSending;
      const checks = isIdle ? last.checks + 1 : 0;
      seen.set(socket, { bytesRead, checks });
      return checks >= idleChecks;
    });
  };
}
