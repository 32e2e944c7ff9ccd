import { pageRoutes } from '../routes.ts';

/**
 * Tells browsers to fetch one of our pages when the visitor is about to open it. Only pages are
 * named: redirects lead to other hosts, which nobody asked yet.
 */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: { href_matches: pageRoutes.map(([, route]) => route.path).filter(isOpenedByLink) },
      eagerness: 'moderate',
    },
  ],
});

function isOpenedByLink(path: string): boolean {
  return !/^\/(beta$|unset-link$|\d)/.test(path);
}
