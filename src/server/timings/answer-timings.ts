import type { Handler } from 'hono';
import { readFieldTiming } from '../../domain/field-timing.ts';
import { supportedLocale } from '../../i18n/locales.ts';
import { splitLocalePath } from '../../site/addresses.ts';
import { pageRoutes } from '../../site/routes.ts';
import type { AppEnv } from '../app-env.ts';
import { cacheControl } from '../http/cache-control.ts';
import type { AppServices } from '../services.ts';

const pageKeys = new Map(pageRoutes.map(([key, { path }]) => [path, key]));

/**
 * Logs the timings that a browser measured on a page. Ignores browsers that send Global Privacy Control
 * (https://w3c.github.io/gpc/).
 */
export function answerTimings({ log }: Pick<AppServices, 'log'>): Handler<AppEnv> {
  return async (context) => {
    context.header('cache-control', cacheControl.never);
    if (context.req.header('sec-gpc') === '1') return context.body(null, 204);
    const form = await context.req.parseBody().catch(() => ({}));
    const fields = new Map<string, unknown>(Object.entries(form));
    const page = pageKeys.get(splitLocalePath(String(fields.get('page'))).path);
    const locale = supportedLocale(String(fields.get('locale')));
    const timing = readFieldTiming(fields);
    if (!page || !locale || !timing) {
      const message = 'The fields must name a page, a language and what was measured.';
      return context.json({ error: { code: 'bad_request', message } }, 400);
    }
    log.timing({ page, locale, ...timing });
    return context.body(null, 204);
  };
}
