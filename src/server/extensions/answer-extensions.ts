import type { Handler } from 'hono';
import type { Locale } from '../../i18n/locales.ts';
import { localePath, splitLocalePath } from '../../site/addresses.ts';
import { routes } from '../../site/routes.ts';
import type { AppEnv } from '../app-env.ts';
import { cacheControl } from '../http/cache-control.ts';
import { localeOf, pathOf } from '../http/request-parts.ts';
import { chooseMediaType } from '../negotiation/choose-media-type.ts';
import { prepareText } from '../prepared/prepare-text.ts';
import {
  preparedResponse,
  representationResponse,
  statusPageResponse,
} from '../prepared/prepared-response.ts';
import type { Representation } from '../prepared/representation.ts';
import type { AppServices, Compress, ExtensionSource } from '../services.ts';

const vary = ['Accept', 'Accept-Language', 'Cookie', 'Accept-Encoding'];

/**
 * Answers `/extensions/`, the endpoint behind the page `/extensions`, with JSON. A browser whose visitor
 * typed the slash prefers HTML and gets the page.
 */
export function answerExtensions({
  extensions,
  compress,
  site,
  log,
}: Pick<AppServices, 'extensions' | 'compress' | 'site' | 'log'>): Handler<AppEnv> {
  const listed = rememberedListings(extensions, compress);
  return async (context) => {
    const offered = ['application/json', 'text/html'] as const;
    if (chooseMediaType(context.req.header('accept'), offered) === 'text/html') {
      const { locale } = splitLocalePath(pathOf(context));
      const { path } = routes.extensions;
      const page = await preparedResponse(context, site, locale ? localePath(locale, path) : path);
      page?.headers.append('vary', 'Accept');
      return page ?? statusPageResponse(context, site, 'notFound');
    }
    const locale = localeOf(context);
    try {
      return await representationResponse(context, await listed(locale));
    } catch (error) {
      const requestId = context.get('requestId');
      log.error({ requestId, message: 'The list of extensions is not available', error });
      const message = 'The list of extensions is not available at the moment.';
      return context.json({ error: { code: 'extensions_unavailable', message } }, 502, {
        vary: vary.join(', '),
        'content-language': locale,
        'cache-control': cacheControl.never,
      });
    }
  };
}

/** Caches the answer in each language until the list changes. */
function rememberedListings(
  extensions: ExtensionSource,
  compress: Compress,
): (locale: Locale) => Promise<Representation> {
  const known = new Map<Locale, { text: string; representation: Representation }>();
  return async (locale) => {
    const text = JSON.stringify(await extensions.list(locale));
    const last = known.get(locale);
    if (last?.text === text) return last.representation;
    const description = { status: 200, contentType: 'application/json', locale, headers: {} };
    const representation = await prepareText(
      text,
      compress,
      { ...description, cache: 'revalidate' },
      { vary },
    );
    known.set(locale, { text, representation });
    return representation;
  };
}
