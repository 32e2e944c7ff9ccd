import { type Locale, localeQueryParameter } from '../../i18n/locales.ts';
import { splitLocalePath } from '../../site/addresses.ts';
import type { AppContext } from '../app-env.ts';
import { chooseLocale } from '../negotiation/choose-locale.ts';
import type { NegotiationHeaders } from '../prepared/answer-prepared.ts';

/** The path of a request as it was sent, percent-encoding and all. */
export function pathOf(context: AppContext): string {
  return new URL(context.req.url).pathname;
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

/** The language of an answer that is made now: the one that the address names, or the visitor's. */
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
