import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as delay, setImmediate as nextTurn } from 'node:timers/promises';
import type { Connections } from './watch-connections.ts';

export interface StopTimes {
  /** How long new connections are still taken, so that a load balancer can notice first. */
  drainMs: number;
  /** How long, after that, everything may take that has been asked. */
  timeoutMs: number;
  /** Whether the service manager goes on listening, so that who connects now waits for the next process. */
  isSocketKept?: boolean;
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
  { drainMs, timeoutMs, isSocketKept = false }: StopTimes,
): Promise<void> {
  for (const response of connections.unanswered) response.shouldKeepAlive = false;
  const idle = createIdleWatch(connections);
  idle();
  if (drainMs > 0) await delay(drainMs);
  const goOn = isSocketKept ? () => {} : await untilNobodyConnects(server, connections);
  const hasClosed = new Promise<void>((resolve) => {
    // close() calls this, and it would cut off answers whose end has not been sent yet.
    server.closeIdleConnections = () => {};
    server.close(() => resolve());
  });
  goOn();
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

/** Whoever was answered a moment ago has connected anew by then. */
const calmMs = 50;
/** For those who never cease to connect. */
const longestHoldMs = 1000;
/** More than this does not count as one look: while the process is held up, nobody is let in. */
const longestLookMs = 5;

/**
 * Waits until nobody connects any more: those who still wait to be let in when a server stops
 * listening are turned away by the system. Meanwhile nothing is read, as who gets no answer does not
 * ask anew.
 *
 * @returns lets go on what has been held
 */
async function untilNobodyConnects(
  server: Server,
  { open }: Pick<Connections, 'open'>,
): Promise<() => void> {
  let calm = 0;
  const onConnection = (socket: Socket) => {
    // A new connection begins to be read in the next tick.
    process.nextTick(() => socket.pause());
    calm = 0;
  };
  for (const socket of open) socket.pause();
  server.on('connection', onConnection);
  for (let held = 0; calm < calmMs && held < longestHoldMs; ) {
    const beganMs = performance.now();
    await delay(1);
    await nextTurn();
    const lookMs = Math.min(performance.now() - beganMs, longestLookMs);
    calm += lookMs;
    held += lookMs;
  }
  return () => {
    server.off('connection', onConnection);
    for (const socket of open) socket.resume();
  };
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
