import { once } from 'node:events';
import { createServer, type OutgoingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import { toFloor } from './floor.ts';
import { isFrontInstalled, putInFront } from './tls-front.ts';

/** Where the site and its floor are, as long as they are served. */
export interface Origins {
  served: string;
  floor: string;
  /** How a browser reaches them, for the report. */
  protocol: string;
}

/**
 * Serves the floor of every page beside the site for as long as some work takes, and puts nginx in
 * front of both where it is installed.
 *
 * @param site origin of the built site, such as `http://localhost:3000`
 */
export async function withOrigins(
  site: string,
  work: (origins: Origins) => Promise<void>,
): Promise<void> {
  await using stack = new AsyncDisposableStack();
  const floor = await startFloor(stack, site);
  if (!isFrontInstalled()) {
    return work({
      served: site,
      floor,
      protocol: 'HTTP/1.1, not encrypted (nginx or openssl missing)',
    });
  }
  const [fronted, frontedFloor] = await putInFront(stack, [site, floor]);
  await work({
    served: fronted ?? site,
    floor: frontedFloor ?? floor,
    protocol: 'HTTP/2 over TLS',
  });
}

/** What the floor answers: a page without what holds it back, or another file as it is. */
interface FloorAnswer {
  headers: OutgoingHttpHeaders;
  body: Uint8Array;
}

/** Fetches from the site what is first asked for, and sends what is left of it. */
async function startFloor(stack: AsyncDisposableStack, site: string): Promise<string> {
  const answers = new Map<string, Promise<FloorAnswer>>();
  const answerAt = async (address: string): Promise<FloorAnswer> => {
    const answer = await fetch(site + address);
    const type = answer.headers.get('content-type') ?? '';
    const body = new Uint8Array(await answer.arrayBuffer());
    if (!type.startsWith('text/html')) return { headers: { 'content-type': type }, body };
    const floor = brotliCompressSync(toFloor(new TextDecoder().decode(body)));
    return { headers: { 'content-type': type, 'content-encoding': 'br' }, body: floor };
  };
  const server = createServer(async ({ url = '/' }, response) => {
    const answer = answers.get(url) ?? answerAt(url);
    answers.set(url, answer);
    const { headers, body } = await answer;
    response.writeHead(200, { ...headers, 'content-length': body.length });
    response.end(body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  stack.defer(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
