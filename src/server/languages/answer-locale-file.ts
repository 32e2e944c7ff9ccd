import type { Handler } from 'hono';
import { supportedLocale } from '../../i18n/locales.ts';
import type { AppEnv } from '../app-env.ts';
import { cacheControl } from '../http/cache-control.ts';
import { preparedResponse } from '../prepared/prepared-response.ts';
import type { AppServices } from '../services.ts';

/** Answers `/locales/{lng}/{ns}.json`. A regional code such as `de-AT` gets the texts of `de`. */
export function answerLocaleFile({ site }: Pick<AppServices, 'site'>): Handler<AppEnv> {
  return async (context) => {
    const locale = supportedLocale(context.req.param('lng'));
    const path = `/locales/${locale}/${context.req.param('file')}`;
    const response = locale && (await preparedResponse(context, site, path));
    if (response) return response;
    const message = 'There are no texts at this address.';
    return context.json({ error: { code: 'not_found', message } }, 404, {
      'cache-control': cacheControl.revalidate,
    });
  };
}

/**
 * Logs texts that a browser did not find, in development. i18next sends an object whose property names are
 * the missing keys.
 */
export function reportMissingKeys({ log }: Pick<AppServices, 'log'>): Handler<AppEnv> {
  return async (context) => {
    const { lng = '', ns = '' } = context.req.param();
    const report: unknown = await context.req.json().catch(() => null);
    if (typeof report !== 'object' || report === null) {
      const message = 'The body must be a JSON object whose names are keys.';
      return context.json({ error: { code: 'bad_request', message } }, 400);
    }
    for (const key of Object.keys(report)) log.missingKey({ locale: lng, namespace: ns, key });
    return context.json({});
  };
}
