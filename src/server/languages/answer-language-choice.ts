import type { Handler } from 'hono';
import { setCookie } from 'hono/cookie';
import {
  type Locale,
  localeCookieName,
  localeCookieSeconds,
  supportedLocale,
} from '../../i18n/locales.ts';
import { localePath, splitLocalePath } from '../../site/addresses.ts';
import type { AppEnv } from '../app-env.ts';
import { locationOf } from '../http/address-in-header.ts';
import { cacheControl } from '../http/cache-control.ts';
import { isSecure } from '../http/transport-security.ts';
import type { AppServices } from '../services.ts';

/**
 * Handles the language form of browsers without JavaScript: keeps the choice in the cookie that the script
 * would set, and redirects back by 303 (RFC 9110 section 15.4.4).
 */
export function answerLanguageChoice({ config }: Pick<AppServices, 'config'>): Handler<AppEnv> {
  return async (context) => {
    const form = await context.req.parseBody().catch(() => ({}));
    const fields = new Map<string, unknown>(Object.entries(form));
    const lng = fields.get('lng');
    const locale = supportedLocale(typeof lng === 'string' ? lng : undefined);
    if (!locale) {
      const message = 'The field "lng" must name a language of the site.';
      return context.json({ error: { code: 'bad_request', message } }, 400);
    }
    // Readable by scripts on purpose: the browser's language detection shares this cookie.
    setCookie(context, localeCookieName, locale, {
      path: '/',
      maxAge: localeCookieSeconds,
      sameSite: 'Lax',
      secure: isSecure(context.req, config),
    });
    context.header('cache-control', cacheControl.never);
    return context.redirect(returnPath(fields.get('return'), locale), 303);
  };
}

/**
 * The path to return to. A path with a language prefix gets the chosen language's prefix, because the old one
 * would overrule the choice. Anything that is not a path of this site, or too long, becomes `/`.
 */
function returnPath(given: unknown, locale: Locale): string {
  const base = 'https://site.invalid';
  if (typeof given !== 'string' || !given.startsWith('/') || !URL.canParse(given, base)) return '/';
  const url = new URL(given, base);
  if (url.origin !== base || url.pathname.startsWith('//')) return '/';
  const { locale: fixed, path } = splitLocalePath(url.pathname);
  return locationOf(fixed ? localePath(locale, path) : path, url.search) ?? '/';
}
