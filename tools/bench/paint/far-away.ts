import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/**
 * Puts a server far away. A slow network that the browser makes believe is no help where pages are
 * fetched ahead: it slows tabs, and those are fetched outside of any tab.
 *
 * @param stack takes it away when it is disposed of
 * @param origin of a server that speaks plain HTTP
 * @param roundTripMs how long a question and its answer are under way together
 * @returns the origin of the same server from afar
 */
export async function putFarAway(
  stack: AsyncDisposableStack,
  origin: string,
  roundTripMs: number,
): Promise<string> {
  const { hostname, port } = new URL(origin);
  const sockets = new Set<Socket>();
  const passOn = (from: Socket, to: Socket) => {
    sockets.add(from);
    from.on('data', (piece) => setTimeout(() => to.write(piece), roundTripMs / 2));
    // An error is followed by a close.
    from.on('error', () => undefined);
    from.on('close', () => setTimeout(() => to.destroy(), roundTripMs / 2));
  };
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    passOn(near, far);
    passOn(far, near);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  stack.defer(() => {
    server.close();
    for (const socket of sockets) socket.destroy();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
