import { routes } from '../site/routes.ts';
import type { AppContext } from './app-env.ts';
import { locationOf } from './http/address-in-header.ts';
import { pathOf } from './http/request-parts.ts';
import { addressesOf } from './prepared/addresses-of.ts';
import type { PreparedSite } from './prepared/prepared-site.ts';

/** Addresses that are not prepared, or that answer differently with a trailing slash. */
const others = new Set([
  ...Object.values(routes).flatMap(({ path }) => addressesOf(path)),
  ...addressesOf(routes.extensions.path).map((address) => `${address}/`),
]);

/**
 * Redirects an unknown address to its canonical spelling: lower case, without a trailing slash. Not for an
 * address that starts with two slashes, because such a `Location` would name another host (RFC 3986 section
 * 4.2), nor for a path that is longer than any of the site's.
 *
 * @returns undefined when the canonical spelling is unknown, too
 */
export function redirectToCanonical(context: AppContext, site: PreparedSite): Response | undefined {
  const written = pathOf(context);
  if (written.startsWith('//')) return undefined;
  // The look-behind keeps this linear in long rows of slashes.
  const bare = written.replace(/(?<!\/)\/+$/, '');
  const known = [written, bare]
    .map((path) => path.toLowerCase())
    .find((path) => site.has(path) || others.has(path));
  const meant = known ?? bare;
  if (meant === written) return undefined;
  const location = locationOf(meant, new URL(context.req.url).search);
  return location === undefined ? undefined : context.redirect(location, 308);
}
