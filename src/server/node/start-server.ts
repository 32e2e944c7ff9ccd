import type { RequestListener, Server } from 'node:http';
import type { AppServices } from '../services.ts';
import { createServer } from './http.ts';
import { refuse, refuseSocket } from './refuse.ts';
import { type ShutdownOptions, stopServer } from './stop-server.ts';
import { type Connections, watchConnections } from './watch-connections.ts';

export interface ServerOptions {
  /** 0 takes any free port. */
  port: number;
  /** Undefined listens on every address of the machine, IPv6 included. */
  host: string | undefined;
  /** File descriptor of a socket from the service manager; takes precedence over host and port. */
  socket?: number | undefined;
  /** How long a visitor may take to send the headers. */
  headersTimeoutMs?: number;
  /** How long a client may read nothing of an answer before it is disconnected. */
  stallTimeoutMs?: number;
}

export interface RunningServer {
  /** URL for a browser on this machine. */
  url: string;
  /** Stops gracefully: answers every request first. */
  stop(times: ShutdownOptions): Promise<void>;
}

/** Includes the request line: forms send their fields in the query, and up to 100 kB must be accepted. */
const maxHeaderBytes = 131_072;
const requestTimeoutMs = 30_000;
/** Longer than the 60 s for which common proxies keep an idle connection to reuse. */
const keepAliveTimeoutMs = 65_000;

/**
 * Listens, with limits that keep slow or huge requests from occupying the process.
 *
 * @throws the error of `listen`, such as EADDRINUSE
 */
export async function startServer(
  listener: RequestListener,
  { port, host, socket, headersTimeoutMs = 10_000, stallTimeoutMs = 30_000 }: ServerOptions,
  log: Pick<AppServices['log'], 'request'>,
): Promise<RunningServer> {
  const server = createServer(
    {
      headersTimeout: headersTimeoutMs,
      requestTimeout: Math.max(requestTimeoutMs, headersTimeoutMs),
      // node:http enforces timeouts only at these checks, by default every 30 s.
      connectionsCheckingInterval: Math.ceil(headersTimeoutMs / 5),
      keepAliveTimeout: keepAliveTimeoutMs,
      maxHeaderSize: maxHeaderBytes,
      // Most requests have no body, and creating its stream takes time.
      optimizeEmptyRequests: true,
      // The listener refuses a wrong Host header itself, so that the refusal has the headers of
      // every answer.
      requireHostHeader: false,
    },
    listener,
  );
  server.timeout = stallTimeoutMs;
  const connections = watchConnections(server);
  refuseWhatIsNoRequest(server, connections, log);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(socket === undefined ? { port, host } : { fd: socket }, resolve);
  });
  return { url: urlOf(server.address()), stop: (times) => stopServer(server, connections, times) };
}

/**
 * Answers malformed requests. node:http would answer them without our headers and without a line in the log.
 */
function refuseWhatIsNoRequest(
  server: Server,
  { unanswered }: Connections,
  log: Pick<AppServices['log'], 'request'>,
): void {
  const record = (requestId: string, status: number, method = '') =>
    log.request({ requestId, method, path: '', status, durationMs: 0, bytes: 0, locale: null });

  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    // Sends nothing to a disconnected client or within another answer.
    const isAnswering = [...unanswered].some(({ req }) => req.socket === socket);
    if (!socket.writable || error.code === 'ECONNRESET' || isAnswering) {
      socket.destroy();
      return;
    }
    const requestId = crypto.randomUUID();
    const status = statusOf(error.code);
    refuseSocket(socket, status, requestId);
    record(requestId, status);
  });
  server.on('checkExpectation', ({ method }, response) => {
    const requestId = crypto.randomUUID();
    refuse(response, 417, requestId);
    record(requestId, 417, method);
  });
}

function statusOf(code: string | undefined): number {
  switch (code) {
    case 'HPE_HEADER_OVERFLOW':
      return 431;
    case 'HPE_CHUNK_EXTENSIONS_OVERFLOW':
      return 413;
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return 408;
    default:
      return 400;
  }
}

/** URL of a server for a browser on this machine. */
export function urlOf(bound: ReturnType<Server['address']>): string {
  if (bound === null || typeof bound === 'string') return '';
  const { address, family, port } = bound;
  const isEverywhere = address === '::' || address === '0.0.0.0';
  const isLoopback = address === '::1' || address === '127.0.0.1';
  if (isEverywhere || isLoopback) return `http://localhost:${port}`;
  return family === 'IPv6' ? `http://[${address}]:${port}` : `http://${address}:${port}`;
}
