import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { AppEnv } from '../app-env.ts';

/** The accepted forms hold only a few words. */
const limitBody = bodyLimit({
  maxSize: 4096,
  onError: (context) =>
    context.json({ error: { code: 'too_large', message: 'The body is too large.' } }, 413),
});

/**
 * Limits the size of a request's body. A body that breaks off is the connection's fault, so it gets 400 and
 * not 500.
 */
export const limitBodySize: MiddlewareHandler<AppEnv> = (context, next) =>
  limitBody(context, next).catch(() =>
    context.json({ error: { code: 'bad_request', message: 'The body breaks off.' } }, 400),
  );
