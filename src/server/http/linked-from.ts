import { loggedPathLength } from './logged-path.ts';

/**
 * Finds the page of this site that linked to a request. Other sites are ignored, so that the log does not
 * tell where visitors come from.
 *
 * @param referrer the `Referer` header
 * @param siteUrl the origin of the site
 * @returns its path without the query; undefined for another host or an invalid URL
 */
export function linkedFrom(referrer: string | undefined, siteUrl: string): string | undefined {
  if (!referrer || !URL.canParse(referrer)) return undefined;
  const { origin, pathname } = new URL(referrer);
  return origin === siteUrl ? pathname.slice(0, loggedPathLength) : undefined;
}
