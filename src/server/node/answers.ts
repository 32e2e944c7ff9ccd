import type { IncomingHttpHeaders, IncomingMessage, RequestListener } from 'node:http';
import type { Writable } from 'node:stream';
import { mayKeepPriceChoice } from '../../domain/price-choice.ts';
import { loggedPathLength } from '../http/logged-path.ts';
import { requestIdFrom } from '../http/request-id.ts';
import { transportSecurity } from '../http/transport-security.ts';
import { namesItsHost } from '../http/valid-host.ts';
import { type AnswerInMemory, answerPrepared, isInMemory } from '../prepared/answer-prepared.ts';
import type { AppServices } from '../services.ts';
import { keepAliveTimeoutMs } from './plain-connections.ts';
import { readPlainRequest } from './plain-request.ts';
import { refuse } from './refuse.ts';
import { type SentAlong, sendPrepared, writePrepared } from './send-prepared.ts';
import { createTurns } from './turns.ts';

/**
 * Browsers do not send requests ahead; a program that does may wait for this many answers at once.
 */
const maxWaitingOnConnection = 20;

/** How requests are answered. */
export interface Answers {
  /** Answers what node:http has read. */
  listener: RequestListener;
  /**
   * Answers what has come on a connection when nothing has to be awaited for that.
   *
   * @returns false when that is not so; nothing has been done then
   */
  ahead(connection: Writable, bytes: Buffer): boolean;
}

/**
 * Answers what is prepared for an address without a query ahead of the application, and most of that
 * ahead of node:http: the same answer by the same function, without the cost of what is built around
 * each request.
 *
 * @param answerByApp answers everything else
 */
export function createAnswers(
  answerByApp: RequestListener,
  services: Pick<
    AppServices,
    'clock' | 'config' | 'isPricedByLocation' | 'isReady' | 'log' | 'site'
  >,
): Answers {
  const { clock, config, isPricedByLocation, isReady, log, site } = services;
  const turns = createTurns(maxWaitingOnConnection);

  /** An address with a query is never a known one, and so goes to the application. */
  const preparedFor = (method: string, path: string, headers: IncomingHttpHeaders) => {
    const isChosen =
      (isPricedByLocation || mayKeepPriceChoice(headers.cookie)) && site.get(path)?.hasPrices;
    const answer = !isChosen && answerPrepared(site, { method, path, query: undefined, headers });
    return answer && isInMemory(answer) ? answer : undefined;
  };
  const sentAlong = (headers: IncomingHttpHeaders): SentAlong => ({
    requestId: requestIdFrom(String(headers['x-request-id'] ?? '')),
    hsts: transportSecurity(config, String(headers['x-forwarded-proto'] ?? '')),
  });
  const record = (
    { requestId, method, path }: { requestId: string; method: string; path: string },
    startedMs: number,
    { status, body, locale }: Pick<AnswerInMemory, 'status' | 'body' | 'locale'>,
  ) =>
    log.request({
      requestId,
      method,
      path: path.split('?', 1)[0]?.slice(0, loggedPathLength) ?? '',
      status,
      durationMs: clock.monotonicMs() - startedMs,
      bytes: body?.byteLength ?? 0,
      locale: locale ?? null,
    });

  return {
    ahead(connection, bytes) {
      const startedMs = clock.monotonicMs();
      // A client that asks a stopping process is told so, which node:http does.
      const request = isReady() ? readPlainRequest(bytes) : undefined;
      const answer = request && preparedFor(request.method, request.path, request.headers);
      if (!answer) return false;
      const along = sentAlong(request.headers);
      writePrepared(connection, answer, { ...along, keepAliveTimeoutMs });
      record({ ...along, ...request }, startedMs, answer);
      return true;
    },

    listener(request, response) {
      const startedMs = clock.monotonicMs();
      const { method = '', url: path = '', headers } = request;
      const along = sentAlong(headers);
      const { requestId } = along;
      const recordEmpty = (status: number) =>
        record({ requestId, method, path }, startedMs, { status, body: null, locale: undefined });
      // A client that asks a stopping process should ask another one next time.
      if (!isReady()) response.shouldKeepAlive = false;

      const isProper = namesItsHost(hostsOf(request), request.httpVersion);
      const answer = isProper ? preparedFor(method, path, headers) : undefined;
      if (answer) {
        sendPrepared(response, answer, along);
        record({ requestId, method, path }, startedMs, answer);
      } else if (!isProper || !isTarget(path)) {
        refuse(response, 400, requestId);
        recordEmpty(400);
      } else {
        // No answer depends on the host, and a valid host may still be one that URL refuses.
        headers.host = 'localhost';
        const isTaken = turns.take(request.socket, response, () => answerByApp(request, response));
        if (isTaken) return;
        request.socket.destroy();
        recordEmpty(503);
      }
    },
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
