import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { AppEnv } from '../app-env.ts';

/** The forms that are accepted hold only a few words. */
const limitBody = bodyLimit({
  maxSize: 4096,
  onError: (context) =>
    context.json({ error: { code: 'too_large', message: 'The body is too large.' } }, 413),
});

/** A body that breaks off is caused by the visitor's connection and is no failure of ours. */
export const smallBody: MiddlewareHandler<AppEnv> = (context, next) =>
  limitBody(context, next).catch(() =>
    context.json({ error: { code: 'bad_request', message: 'The body breaks off.' } }, 400),
  );
