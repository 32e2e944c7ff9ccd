import type { IncomingMessage, RequestListener } from 'node:http';
import { mayKeepPriceChoice } from '../../domain/price-choice.ts';
import { loggedPathLength } from '../http/logged-path.ts';
import { requestIdFrom } from '../http/request-id.ts';
import { transportSecurity } from '../http/transport-security.ts';
import { namesItsHost } from '../http/valid-host.ts';
import { answerPrepared, isInMemory } from '../prepared/answer-prepared.ts';
import type { AppServices } from '../services.ts';
import { refuse } from './refuse.ts';
import { sendPrepared } from './send-prepared.ts';
import { keepAliveTimeoutMs } from './start-server.ts';
import { createTurns } from './turns.ts';

/**
 * Browsers do not send requests ahead; a program that does may wait for this many answers at once.
 */
const maxWaitingOnConnection = 20;

/**
 * Answers node:http requests. What is prepared for an address without a query is sent from here,
 * ahead of the application: the same answer by the same function, without the cost of building a
 * `Request` and a `Response` around it.
 *
 * @param answerByApp answers everything else
 */
export function createRequestListener(
  answerByApp: RequestListener,
  services: Pick<
    AppServices,
    'clock' | 'config' | 'isPricedByLocation' | 'isReady' | 'log' | 'site'
  >,
): RequestListener {
  const { clock, config, isPricedByLocation, isReady, log, site } = services;
  const turns = createTurns(maxWaitingOnConnection);

  return (request, response) => {
    const startedMs = clock.monotonicMs();
    const { method = '', url: path = '', headers } = request;
    const requestId = requestIdFrom(String(headers['x-request-id'] ?? ''));
    const record = (status: number, bytes: number, locale: string | null) =>
      log.request({
        requestId,
        method,
        path: path.split('?', 1)[0]?.slice(0, loggedPathLength) ?? '',
        status,
        durationMs: clock.monotonicMs() - startedMs,
        bytes,
        locale,
      });
    // A client that asks a stopping process should ask another one next time.
    if (!isReady()) response.shouldKeepAlive = false;

    const isProper = namesItsHost(hostsOf(request), request.httpVersion);
    // An address with a query is never a known one, and so goes to the application.
    const isChosen =
      (isPricedByLocation || mayKeepPriceChoice(headers.cookie)) && site.get(path)?.hasPrices;
    const answer =
      isProper && !isChosen && answerPrepared(site, { method, path, query: undefined, headers });
    if (answer && isInMemory(answer)) {
      const hsts = transportSecurity(config, String(headers['x-forwarded-proto'] ?? ''));
      sendPrepared(response, answer, { requestId, hsts, keepAliveTimeoutMs });
      record(answer.status, answer.body?.byteLength ?? 0, answer.locale ?? null);
    } else if (!isProper || !isTarget(path)) {
      refuse(response, 400, requestId);
      record(400, 0, null);
    } else {
      // No answer depends on the host, and a valid host may still be one that URL refuses.
      headers.host = 'localhost';
      const isTaken = turns.take(request.socket, response, () => answerByApp(request, response));
      if (isTaken) return;
      request.socket.destroy();
      record(503, 0, null);
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
