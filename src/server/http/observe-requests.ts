import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from '../app-env.ts';
import type { AppServices } from '../services.ts';
import { linkedFrom } from './linked-from.ts';
import { loggedPathLength } from './logged-path.ts';
import { isPrefetch } from './prefetch.ts';
import { requestIdFrom } from './request-id.ts';
import { pathOf } from './request-parts.ts';
import { securityHeaders } from './security-headers.ts';
import { transportSecurity } from './transport-security.ts';

/** Gives every answer its request id and missing security headers, and logs it. */
export function observeRequests({
  clock,
  config,
  log,
  siteUrl,
}: Pick<AppServices, 'clock' | 'config' | 'log' | 'siteUrl'>): MiddlewareHandler<AppEnv> {
  const baseHeaders = Object.entries(securityHeaders);

  return async (context, next) => {
    const startedMs = clock.monotonicMs();
    const requestId = requestIdFrom(context.req.header('x-request-id'));
    context.set('requestId', requestId);
    await next();

    const { headers, status } = context.res;
    for (const [name, value] of baseHeaders) {
      if (!headers.has(name)) headers.set(name, value);
    }
    const hsts = transportSecurity(config, context.req.header('x-forwarded-proto'));
    if (hsts) headers.set('strict-transport-security', hsts);
    headers.set('x-request-id', requestId);
    const length = headers.get('content-length');
    const chosen = context.get('chosen');
    const isAhead = isPrefetch(context.req.header());
    const opened = context.get('opened');
    const link = status === 404 ? linkedFrom(context.req.header('referer'), siteUrl) : undefined;
    log.request({
      requestId,
      method: context.req.method,
      path: pathOf(context).slice(0, loggedPathLength),
      status,
      durationMs: clock.monotonicMs() - startedMs,
      bytes: context.req.method === 'HEAD' ? 0 : length === null ? null : Number(length),
      locale: context.get('locale') ?? null,
      // A prefetch is no use of a tool, so its choices are not logged.
      ...(isAhead ? { prefetch: true } : chosen && { chosen }),
      ...(opened && { opened }),
      ...(link && { linkedFrom: link }),
    });
  };
}
