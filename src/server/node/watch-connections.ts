import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

export interface Connections {
  readonly open: ReadonlySet<Socket>;
  /** Answers that have not been sent to the last byte. */
  readonly unanswered: ReadonlySet<ServerResponse>;
}

/**
 * Counts what a server is doing. node:http considers a connection idle while the end of an answer
 * still waits to be sent.
 */
export function watchConnections(server: Server): Connections {
  const open = new Set<Socket>();
  const unanswered = new Set<ServerResponse>();
  server.on('connection', (socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  server.on('request', (_request, response) => {
    unanswered.add(response);
    response.once('close', () => unanswered.delete(response));
  });
  return { open, unanswered };
}
