import type { IncomingHttpHeaders, IncomingMessage, RequestListener } from 'node:http';
import { mayKeepPriceChoice } from '../../domain/price-choice.ts';
import { loggedPathLength } from '../http/logged-path.ts';
import { isPrefetch } from '../http/prefetch.ts';
import { requestIdFrom } from '../http/request-id.ts';
import { transportSecurity } from '../http/transport-security.ts';
import { hasValidHost } from '../http/valid-host.ts';
import { answerPrepared, isInMemory } from '../prepared/answer-prepared.ts';
import type { AppServices, RequestRecord } from '../services.ts';
import { createFairQueue } from './fair-queue.ts';
import { refuse } from './refuse.ts';

/** Limit of pipelined requests on one connection; browsers do not pipeline. */
const maxWaitingOnConnection = 20;

/**
 * Answers prepared addresses without a query in front of the application. It uses the same function as the
 * application, so the answers are equal, and saves Hono's objects per request.
 *
 * @param answerByApp handles all other requests
 */
export function answerPreparedFirst(
  answerByApp: RequestListener,
  services: Pick<
    AppServices,
    'clock' | 'config' | 'isPricedByLocation' | 'isReady' | 'log' | 'site'
  >,
): RequestListener {
  const { clock, config, isPricedByLocation, isReady, log, site } = services;
  const queue = createFairQueue(maxWaitingOnConnection);

  /** Addresses with a query are not in the table, so the application answers them. */
  const preparedFor = (method: string, path: string, headers: IncomingHttpHeaders) => {
    const isChosen =
      (isPricedByLocation || mayKeepPriceChoice(headers.cookie)) && site.get(path)?.hasPrices;
    const answer = !isChosen && answerPrepared(site, { method, path, query: undefined, headers });
    return answer && isInMemory(answer) ? answer : undefined;
  };

  return (request, response) => {
    const startedMs = clock.monotonicMs();
    const { method = '', url: path = '', headers } = request;
    const requestId = requestIdFrom(String(headers['x-request-id'] ?? ''));
    const record = (answered: Pick<RequestRecord, 'status' | 'bytes' | 'locale'>) =>
      log.request({
        requestId,
        method,
        path: path.split('?', 1)[0]?.slice(0, loggedPathLength) ?? '',
        durationMs: clock.monotonicMs() - startedMs,
        ...answered,
        ...(isPrefetch(headers) && { prefetch: true }),
      });
    // Closes the connection of a stopping process, so that the client reaches another one next time.
    if (!isReady()) response.shouldKeepAlive = false;

    const isProper = hasValidHost(hostsOf(request), request.httpVersion);
    const answer = isProper ? preparedFor(method, path, headers) : undefined;
    if (answer) {
      const { status, body, locale = null } = answer;
      const hsts = transportSecurity(config, String(headers['x-forwarded-proto'] ?? ''));
      const promise = hsts ? ['strict-transport-security', hsts] : [];
      response.writeHead(status, [...answer.headers, 'x-request-id', requestId, ...promise]);
      response.end(body);
      record({ status, bytes: body?.byteLength ?? 0, locale });
    } else if (!isProper || !isTarget(path)) {
      refuse(response, 400, requestId);
      record({ status: 400, bytes: 0, locale: null });
    } else {
      // No answer depends on the host, and `URL` refuses some hosts that RFC 9110 allows.
      headers.host = 'localhost';
      queue.enqueue(request.socket, response, () => answerByApp(request, response));
    }
  };
}

/** The values of every `Host` header: node:http keeps the first and silently drops the rest. */
function hostsOf({ rawHeaders }: IncomingMessage): string[] {
  const hosts: string[] = [];
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === 'host')
      hosts.push(rawHeaders[index + 1] ?? '');
  }
  return hosts;
}

/** Tells whether a target is a path or an address (RFC 9112 section 3.2); browsers send no `\`. */
function isTarget(target: string): boolean {
  if (/^[^?]*\\/.test(target)) return false;
  if (target.startsWith('/')) return URL.canParse(`http://localhost${target}`);
  return /^https?:\/\//.test(target) && URL.canParse(target);
}
