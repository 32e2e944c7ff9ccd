import type { Handler } from 'hono';
import type { AppEnv } from './app-env.ts';
import { cacheControl } from './http/cache-control.ts';
import type { AppServices } from './services.ts';

/** Answers a load balancer's health check. */
export function answerHealth({
  buildId,
  health,
}: Pick<AppServices, 'buildId' | 'health'>): Handler<AppEnv> {
  return async (context) => {
    context.header('cache-control', cacheControl.never);
    const status = await health();
    return context.json({ status, build: buildId }, status === 'ok' ? 200 : 503);
  };
}
