import type { Handler } from 'hono';
import { localePath, splitLocalePath } from '../site/addresses.ts';
import type { AppEnv } from './app-env.ts';
import { locationOf } from './http/address-in-header.ts';
import { cacheControl } from './http/cache-control.ts';
import { pathOf } from './http/request-parts.ts';
import { statusPageResponse } from './prepared/prepared-response.ts';
import type { AppServices } from './services.ts';

/** Redirects an old or alternative address of a page to it, and keeps the query and the language. */
export function answerRedirect(to: string): Handler<AppEnv> {
  return (context) => {
    const { locale } = splitLocalePath(pathOf(context));
    const { search } = new URL(context.req.url);
    // Browsers keep a 301 for ever unless told otherwise, and a route table may change.
    context.header('cache-control', cacheControl.hour);
    const path = locale ? localePath(locale, to) : to;
    return context.redirect(locationOf(path, search) ?? path, 301);
  };
}

/**
 * Redirects to another site. When the target is not configured, a page says so, because that is not the
 * visitor's mistake.
 */
export function answerExternal(
  link: string,
  { links, site }: Pick<AppServices, 'links' | 'site'>,
): Handler<AppEnv> {
  return (context) => {
    const target = links[link];
    if (!target) return statusPageResponse(context, site, 'unsetLink');
    context.header('cache-control', cacheControl.revalidate);
    return context.redirect(target, 302);
  };
}
