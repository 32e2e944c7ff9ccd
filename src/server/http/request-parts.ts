import { type Locale, localeQueryParameter } from '../../i18n/locales.ts';
import { splitLocalePath } from '../../site/addresses.ts';
import type { AppContext } from '../app-env.ts';
import { chooseLocale } from '../negotiation/choose-locale.ts';
import type { NegotiationHeaders } from '../prepared/answer-prepared.ts';

/**
 * The path of a request, written as RFC 3986 section 6.2.2 normalises it: `/%70lans` and `/a/../plans` are
 * `/plans`. Characters that must be encoded stay encoded.
 */
export function pathOf(context: AppContext): string {
  // `URL` removes dot segments, `%2e` included, and leaves other encoded characters.
  return new URL(context.req.url).pathname.replace(/%[\da-f]{2}/gi, (encoded) => {
    const character = String.fromCharCode(Number.parseInt(encoded.slice(1), 16));
    return /[\w.~-]/.test(character) ? character : encoded.toUpperCase();
  });
}

/** The query of a request. */
export function queryOf(context: AppContext): URLSearchParams {
  return new URL(context.req.url).searchParams;
}

/** The request headers that choose among representations. */
export function negotiationHeadersOf({ req }: AppContext): NegotiationHeaders {
  return {
    accept: req.header('accept'),
    'accept-encoding': req.header('accept-encoding'),
    'accept-language': req.header('accept-language'),
    cookie: req.header('cookie'),
    'if-none-match': req.header('if-none-match'),
  };
}

/** The language of a live answer: the one that the address names, otherwise the visitor's. */
export function localeOf(context: AppContext): Locale {
  const locale =
    splitLocalePath(pathOf(context)).locale ??
    chooseLocale({
      cookie: context.req.header('cookie'),
      acceptLanguage: context.req.header('accept-language'),
      lng: queryOf(context).get(localeQueryParameter),
    });
  context.set('locale', locale);
  return locale;
}
