import { routes } from '../routes.ts';

/**
 * Tells browsers to fetch a page of ours when the visitor is about to open it. What leads to other
 * hosts is left out: nobody has asked for those yet. In the page, because a file that a header names
 * would be one more request of every first visit.
 */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          {
            not: {
              href_matches: Object.values(routes).flatMap((route) =>
                route.kind === 'external' ? [route.path] : [],
              ),
            },
          },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});
