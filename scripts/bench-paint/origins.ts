import { once } from 'node:events';
import { createServer } from 'node:http';
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

/** Fetches a page from the site when it is first asked for, and sends what is left of it. */
async function startFloor(stack: AsyncDisposableStack, site: string): Promise<string> {
  const pages = new Map<string, Promise<Buffer>>();
  const pageAt = async (address: string) => {
    const answer = await fetch(site + address);
    return brotliCompressSync(toFloor(await answer.text()));
  };
  const server = createServer(async ({ url = '/' }, response) => {
    const page = pages.get(url) ?? pageAt(url);
    pages.set(url, page);
    const body = await page;
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-encoding': 'br',
      'content-length': body.length,
    });
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
