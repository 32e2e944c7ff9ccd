import type { Handler } from 'hono';
import type { AppEnv } from '../app-env.ts';

/**
 * Limits a handler to some methods. Others get 405 with `Allow` (RFC 9110 section 15.5.6), and OPTIONS gets
 * the same list without an error.
 *
 * @param methods in capitals; an empty list means that the endpoint exists but is switched off
 */
export function allowMethods(
  methods: readonly string[],
  handler: Handler<AppEnv>,
): Handler<AppEnv> {
  return (context, next) => {
    if (methods.includes(context.req.method)) return handler(context, next);
    const isQuestion = context.req.method === 'OPTIONS' && methods.length > 0;
    const allow = methods.length > 0 ? [...methods, 'OPTIONS'].join(', ') : '';
    return context.body(null, isQuestion ? 204 : 405, { allow });
  };
}

/** Limits a handler to GET, HEAD and OPTIONS. */
export function readOnly(handler: Handler<AppEnv>): Handler<AppEnv> {
  return allowMethods(['GET', 'HEAD'], handler);
}
