import type { Handler } from 'hono';
import type { AppEnv } from './app-env.ts';
import type { AppServices } from './services.ts';

/** Tells a load balancer whether to send visitors here. */
export function answerHealth({
  buildId,
  isReady,
}: Pick<AppServices, 'buildId' | 'isReady'>): Handler<AppEnv> {
  return (context) => {
    context.header('cache-control', 'no-store');
    const [status, code] = isReady() ? (['ok', 200] as const) : (['stopping', 503] as const);
    return context.json({ status, build: buildId }, code);
  };
}
