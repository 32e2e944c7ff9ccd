import type { Handler } from 'hono';
import type { AppEnv } from './app-env.ts';
import type { AppServices } from './services.ts';

/** Tells a load balancer whether to send visitors here. */
export function answerHealth({ isReady }: Pick<AppServices, 'isReady'>): Handler<AppEnv> {
  return (context) => {
    context.header('cache-control', 'no-store');
    return isReady() ? context.json({ status: 'ok' }) : context.json({ status: 'stopping' }, 503);
  };
}
