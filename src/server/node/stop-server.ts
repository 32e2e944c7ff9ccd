import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as delay, setImmediate as nextTurn } from 'node:timers/promises';
import type { Connections } from './watch-connections.ts';

export interface ShutdownOptions {
  /** How long new connections are still accepted, so that a load balancer notices first. */
  drainMs: number;
  /** How long running requests may take after that. */
  timeoutMs: number;
  /** Whether the service manager keeps the socket open, so that new connections wait for the next process. */
  isSocketKept?: boolean;
}

/**
 * Interval between checks of idle connections. A request may be on its way to an idle connection, so that is
 * closed after 20 checks. Checks count, not time: a suspended process leaves requests unread.
 */
const checkMs = 50;
const idleChecks = 20;

/**
 * Stops a server without losing a request: answers every received request to the last byte, and closes a
 * connection after it was idle for a second.
 *
 * @returns resolves when every connection is closed
 */
export async function stopServer(
  server: Server,
  connections: Connections,
  { drainMs, timeoutMs, isSocketKept = false }: ShutdownOptions,
): Promise<void> {
  for (const response of connections.unanswered) response.shouldKeepAlive = false;
  const idle = createIdleWatch(connections);
  idle();
  if (drainMs > 0) await delay(drainMs);
  const goOn = isSocketKept ? () => {} : await untilNobodyConnects(server, connections);
  const hasClosed = new Promise<void>((resolve) => {
    // close() calls this, which would cut off answers whose end is still buffered.
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

/** Within this time, a client that was just answered reconnects. */
const calmMs = 50;
/** Limit for clients that never stop connecting. */
const longestHoldMs = 1000;
/** A longer pause between two checks means that the process was suspended, and counts as this much. */
const longestLookMs = 5;

/**
 * Waits until no new connection arrives, because the kernel resets connections that are not accepted when a
 * server stops listening. Reading pauses meanwhile: a client without an answer does not reconnect.
 *
 * @returns a function that resumes the paused connections
 */
async function untilNobodyConnects(
  server: Server,
  { open }: Pick<Connections, 'open'>,
): Promise<() => void> {
  let calm = 0;
  const onConnection = (socket: Socket) => {
    // node:http starts to read a new connection in the next tick.
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

/** Returns a function that lists the connections without traffic for a second. */
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
