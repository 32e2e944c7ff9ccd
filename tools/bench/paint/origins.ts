import { once } from 'node:events';
import { createServer, type OutgoingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import { toBaseline } from './baseline.ts';
import { isTlsProxyInstalled, startTlsProxy } from './tls-proxy.ts';

/** Origins of the site and of its baseline. */
export interface Origins {
  served: string;
  baseline: string;
  /** How a browser reaches them, for the report. */
  protocol: string;
}

/**
 * Serves the baseline of every page beside the site while `work` runs, with nginx in front of both where it is
 * installed.
 *
 * @param site origin of the built site, such as `http://localhost:3000`
 */
export async function withOrigins(
  site: string,
  work: (origins: Origins) => Promise<void>,
): Promise<void> {
  await using stack = new AsyncDisposableStack();
  const baseline = await startBaseline(stack, site);
  if (!isTlsProxyInstalled()) {
    return work({
      served: site,
      baseline,
      protocol: 'HTTP/1.1, not encrypted (nginx or openssl missing)',
    });
  }
  const [proxied, proxiedBaseline] = await startTlsProxy(stack, [site, baseline]);
  await work({
    served: proxied ?? site,
    baseline: proxiedBaseline ?? baseline,
    protocol: 'HTTP/2 over TLS',
  });
}

/** An answer of the baseline: a stripped page, or another file as it is. */
interface BaselineAnswer {
  headers: OutgoingHttpHeaders;
  body: Uint8Array;
}

/** Serves the site's answers, with pages turned into their baseline, and caches them. */
async function startBaseline(stack: AsyncDisposableStack, site: string): Promise<string> {
  const answers = new Map<string, Promise<BaselineAnswer>>();
  const answerAt = async (address: string): Promise<BaselineAnswer> => {
    const answer = await fetch(site + address);
    const type = answer.headers.get('content-type') ?? '';
    const body = new Uint8Array(await answer.arrayBuffer());
    if (!type.startsWith('text/html')) return { headers: { 'content-type': type }, body };
    const baseline = brotliCompressSync(toBaseline(new TextDecoder().decode(body)));
    return { headers: { 'content-type': type, 'content-encoding': 'br' }, body: baseline };
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
