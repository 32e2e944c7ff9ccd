import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/**
 * Starts a TCP proxy that delays each direction by half the round-trip time. The browser's own network emulation
 * applies to tabs, and prefetches run outside of any tab.
 *
 * @param stack stops the proxy when it is disposed of
 * @param origin of a server that speaks plain HTTP
 * @param roundTripMs added latency of a request and its answer
 * @returns the origin of the proxy
 */
export async function startLatencyProxy(
  stack: AsyncDisposableStack,
  origin: string,
  roundTripMs: number,
): Promise<string> {
  const { hostname, port } = new URL(origin);
  const sockets = new Set<Socket>();
  const pipeDelayed = (from: Socket, to: Socket) => {
    sockets.add(from);
    from.on('data', (chunk) => setTimeout(() => to.write(chunk), roundTripMs / 2));
    // Node emits `close` after each error.
    from.on('error', () => undefined);
    from.on('close', () => setTimeout(() => to.destroy(), roundTripMs / 2));
  };
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    pipeDelayed(near, far);
    pipeDelayed(far, near);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  stack.defer(() => {
    server.close();
    for (const socket of sockets) socket.destroy();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
