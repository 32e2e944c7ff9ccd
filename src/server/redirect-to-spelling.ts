import { routes } from '../site/routes.ts';
import type { AppContext } from './app-env.ts';
import { locationOf } from './http/address-in-header.ts';
import { pathOf } from './http/request-parts.ts';
import { addressesOf } from './prepared/addresses-of.ts';
import type { PreparedSite } from './prepared/prepared-site.ts';

/** Addresses that are no files, or have another answer with a slash at their end. */
const others = new Set([
  ...Object.values(routes).flatMap(({ path }) => addressesOf(path)),
  ...addressesOf(routes.extensions.path).map((address) => `${address}/`),
]);

/**
 * Leads from an address that nobody answers to the one that was meant: all addresses of the site are in
 * lower case, and do without a slash at their end. An address that begins with two slashes is left alone,
 * because as a target it would name another host (RFC 3986 section 4.2); so is a path that is longer than
 * any of the site's.
 *
 * @returns undefined where nothing of the kind was meant
 */
export function redirectToSpelling(context: AppContext, site: PreparedSite): Response | undefined {
  const written = pathOf(context);
  if (written.startsWith('//')) return undefined;
  // The look-behind keeps this linear; without it each slash of a long row would start a new search.
  const bare = written.replace(/(?<!\/)\/+$/, '');
  const known = [written, bare]
    .map((path) => path.toLowerCase())
    .find((path) => site.has(path) || others.has(path));
  const meant = known ?? bare;
  if (meant === written) return undefined;
  const location = locationOf(meant, new URL(context.req.url).search);
  return location === undefined ? undefined : context.redirect(location, 308);
}
