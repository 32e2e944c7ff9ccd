import { createServer, type RequestListener, type Server } from 'node:http';

export interface ServerOptions {
  /** 0 takes any free port. */
  port: number;
  /** Undefined is every address of the machine, IPv6 too where there is any. */
  host: string | undefined;
  /** How long a visitor may take to send the headers. */
  headersTimeoutMs?: number;
}

export interface RunningServer {
  /** Where a browser on this machine finds it. */
  url: string;
  /**
   * Takes no new requests, lets running ones finish, then resolves.
   *
   * @param timeoutMs after which connections that are still busy are cut
   */
  stop(timeoutMs: number): Promise<void>;
}

/** The request line counts too: a form sends what was typed, and 100 kB of it are to be answered. */
const maxHeaderBytes = 131_072;
const requestTimeoutMs = 30_000;
/** Longer than the 60 s for which common proxies keep an idle connection to reuse. */
export const keepAliveTimeoutMs = 65_000;
const idleCheckMs = 50;

/**
 * Listens, with limits that keep slow or huge requests from holding on to the process.
 *
 * @throws the error of `listen`, such as EADDRINUSE
 */
export async function startServer(
  listener: RequestListener,
  { port, host, headersTimeoutMs = 10_000 }: ServerOptions,
): Promise<RunningServer> {
  const server = createServer(
    {
      headersTimeout: headersTimeoutMs,
      requestTimeout: Math.max(requestTimeoutMs, headersTimeoutMs),
      // Timeouts are only noticed at these checks; node:http makes them twice a minute.
      connectionsCheckingInterval: Math.ceil(headersTimeoutMs / 5),
      keepAliveTimeout: keepAliveTimeoutMs,
      maxHeaderSize: maxHeaderBytes,
      // Most requests have no body, and setting up a stream for one takes time.
      optimizeEmptyRequests: true,
    },
    listener,
  );
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host }, resolve);
  });
  return { url: urlOf(server), stop: (timeoutMs) => stop(server, timeoutMs) };
}

function urlOf(server: Server): string {
  const bound = server.address();
  if (bound === null || typeof bound === 'string') return '';
  const { address, family, port } = bound;
  const isEverywhere = address === '::' || address === '0.0.0.0';
  const isLoopback = address === '::1' || address === '127.0.0.1';
  if (isEverywhere || isLoopback) return `http://localhost:${port}`;
  return family === 'IPv6' ? `http://[${address}]:${port}` : `http://${address}:${port}`;
}

function stop(server: Server, timeoutMs: number): Promise<void> {
  return new Promise((resolve) => {
    // A connection falls idle when its running request is answered, and may then stay open.
    const idleCheck = setInterval(() => server.closeIdleConnections(), idleCheckMs);
    const cut = setTimeout(() => server.closeAllConnections(), timeoutMs);
    server.close(() => {
      clearInterval(idleCheck);
      clearTimeout(cut);
      resolve();
    });
  });
}
