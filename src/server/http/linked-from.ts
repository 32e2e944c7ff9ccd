import { loggedPathLength } from './logged-path.ts';

/**
 * Tells which page of the site has linked to a request. Where visitors come from otherwise is
 * nobody's business.
 *
 * @param referrer the header
 * @param siteUrl the origin of the site
 * @returns its path without the query; undefined for another host and for what is no address
 */
export function linkedFrom(referrer: string | undefined, siteUrl: string): string | undefined {
  if (!referrer || !URL.canParse(referrer)) return undefined;
  const { origin, pathname } = new URL(referrer);
  return origin === siteUrl ? pathname.slice(0, loggedPathLength) : undefined;
}
