import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

export interface Connections {
  readonly open: ReadonlySet<Socket>;
  /** Answers whose last byte is not sent yet. */
  readonly unanswered: ReadonlySet<ServerResponse>;
}

/**
 * Tracks a server's connections and unfinished answers. node:http alone is not enough: it considers a
 * connection idle while the end of an answer is still buffered.
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
