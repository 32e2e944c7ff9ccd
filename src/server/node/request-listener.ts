import type { IncomingMessage, RequestListener } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import type { AppEnv } from '../app-env.ts';
import { requestIdFrom } from '../http/request-id.ts';
import { securityHeaders } from '../http/security-headers.ts';
import { answerPrepared } from '../prepared/answer-prepared.ts';
import type { AppServices } from '../services.ts';
import { sendPrepared } from './send-prepared.ts';
import { keepAliveTimeoutMs } from './start-server.ts';

/**
 * Answers node:http requests. What is prepared for an address without a query is sent from here,
 * ahead of the application: the same answer by the same function, without the cost of building a
 * `Request` and a `Response` around it.
 */
export function createRequestListener(
  app: Hono<AppEnv>,
  { clock, config, log, site }: Pick<AppServices, 'clock' | 'config' | 'log' | 'site'>,
): RequestListener {
  const baseHeaders = Object.entries(securityHeaders(config.hstsSeconds)).flat();
  const answerByApp = getRequestListener((request, { incoming }) =>
    app.fetch(request, { peerAddress: incoming.socket.remoteAddress ?? undefined }),
  );

  return (request, response) => {
    const startedMs = clock.monotonicMs();
    if (hasTwoHosts(request.rawHeaders)) {
      response.shouldKeepAlive = false;
      response.writeHead(400, [...baseHeaders, 'content-length', '0']).end();
      return;
    }
    // An address with a query is never a known one, and so goes to the application.
    const { method = '', url: path = '', headers } = request;
    const answer = answerPrepared(site, { method, path, query: undefined, headers });
    if (!answer) {
      answerByApp(request, response);
      return;
    }
    const requestId = requestIdFrom(String(headers['x-request-id'] ?? ''));
    sendPrepared(response, answer, { requestId, keepAliveTimeoutMs });
    log.request({
      requestId,
      method,
      path,
      status: answer.status,
      durationMs: clock.monotonicMs() - startedMs,
      bytes: answer.body?.byteLength ?? 0,
      locale: answer.locale ?? null,
    });
  };
}

/**
 * A request that names two hosts may mean one to a proxy and the other to us, and must be refused
 * (RFC 9112 section 3.2). node:http keeps the first and drops the rest without a word.
 */
function hasTwoHosts(rawHeaders: IncomingMessage['rawHeaders']): boolean {
  let count = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === 'host') count += 1;
  }
  return count > 1;
}
