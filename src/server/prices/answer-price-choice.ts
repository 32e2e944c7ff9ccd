import { deleteCookie, setCookie } from 'hono/cookie';
import {
  forgetPricesField,
  priceCookieName,
  priceCookieSeconds,
  priceFields,
  readPriceChoice,
  storablePriceChoice,
} from '../../domain/price-choice.ts';
import type { AppContext } from '../app-env.ts';
import { locationOf } from '../http/address-in-header.ts';
import { cacheControl } from '../http/cache-control.ts';
import { pathOf, queryOf } from '../http/request-parts.ts';
import { isSecure } from '../http/transport-security.ts';
import type { AppServices } from '../services.ts';

/**
 * Handles the form for country and tax of prices, which posts to its own page: sets or deletes the cookie of
 * the choice, and redirects to the page by 303 (RFC 9110 section 15.4.4).
 */
export async function answerPriceChoice(
  context: AppContext,
  { config, pricedPlaces }: Pick<AppServices, 'config' | 'pricedPlaces'>,
): Promise<Response> {
  const form = await context.req.parseBody().catch(() => ({}));
  const fields = Object.entries(form).filter((field): field is [string, string] => {
    return typeof field[1] === 'string';
  });
  // Browsers do not send an unticked box; it means prices with tax.
  const choice = readPriceChoice([...fields, [priceFields.tax, 'incl']], pricedPlaces);
  const isForgotten = fields.some(([name]) => name === forgetPricesField);
  if (!choice && !isForgotten) {
    const message = 'The field "country" must name a place of the list, and "tax" be incl or excl.';
    return context.json({ error: { code: 'bad_request', message } }, 400);
  }
  const attributes = { path: '/', sameSite: 'Lax', secure: isSecure(context.req, config) } as const;
  if (choice && !isForgotten) {
    const maxAge = priceCookieSeconds;
    setCookie(context, priceCookieName, storablePriceChoice(choice), { ...attributes, maxAge });
  } else {
    deleteCookie(context, priceCookieName, attributes);
  }
  context.header('cache-control', cacheControl.never);
  // Prefetched pages still show the old prices.
  context.header('clear-site-data', '"prefetchCache", "prerenderCache"');
  return context.redirect(returnAddress(context), 303);
}

/** The page's own address without its price parameters, which would overrule the new choice. */
function returnAddress(context: AppContext): string {
  const query = queryOf(context);
  if (query.has(priceFields.tax)) {
    for (const name of Object.values(priceFields)) query.delete(name);
  }
  const path = pathOf(context);
  const search = query.size > 0 ? `?${query}` : '';
  return locationOf(path, search) ?? path;
}
