import type { Handler } from 'hono';
import { localePath, splitLocalePath } from '../site/addresses.ts';
import { routes } from '../site/routes.ts';
import type { AppEnv } from './app-env.ts';
import { chooseMediaType } from './choose-media-type.ts';
import { preparedResponse, standInResponse } from './prepared-response.ts';
import { localeOf, pathOf } from './request-parts.ts';
import type { AppServices } from './services.ts';

/**
 * Answers `/extensions/`, the call behind the page `/extensions`: JSON, unless the request prefers
 * HTML because somebody has typed the slash.
 */
export function answerExtensions({
  extensions,
  site,
  log,
}: Pick<AppServices, 'extensions' | 'site' | 'log'>): Handler<AppEnv> {
  return async (context) => {
    const offered = ['application/json', 'text/html'] as const;
    if (chooseMediaType(context.req.header('accept'), offered) === 'text/html') {
      const { locale } = splitLocalePath(pathOf(context));
      const { path } = routes.extensions;
      const page = preparedResponse(context, site, locale ? localePath(locale, path) : path);
      page?.headers.append('vary', 'Accept');
      return page ?? standInResponse(context, site, 'notFound');
    }
    const locale = localeOf(context);
    const headers = {
      vary: 'Accept, Accept-Language, Cookie',
      'content-language': locale,
    };
    try {
      const listing = await extensions.list(locale);
      return context.json(listing, 200, { ...headers, 'cache-control': 'no-cache' });
    } catch (error) {
      const requestId = context.get('requestId');
      log.error({ requestId, message: 'The list of extensions cannot be had', error });
      const message = 'The list of extensions cannot be had at the moment.';
      return context.json({ error: { code: 'extensions_unavailable', message } }, 502, {
        ...headers,
        'cache-control': 'no-store',
      });
    }
  };
}
