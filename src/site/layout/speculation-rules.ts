import { routes } from '../routes.ts';

/** Pages of ours; what leads to other hosts is left out: nobody has asked for those yet. */
const ourPages = [
  { href_matches: '/*' },
  {
    not: {
      href_matches: Object.values(routes).flatMap((route) =>
        route.kind === 'external' ? [route.path] : [],
      ),
    },
  },
];

/**
 * Tells browsers to fetch a page of ours when the visitor is about to open it. In the bar a pointer
 * means it: one over its links has the page fetched at once. On phones, where links that are in view
 * count, the bar's are behind a button. In the page, because a file that a header names would be one
 * more request of every first visit.
 */
export const speculationRules = JSON.stringify({
  prefetch: [
    { where: { and: ourPages }, eagerness: 'moderate' },
    { where: { and: [...ourPages, { selector_matches: 'header nav a' }] }, eagerness: 'eager' },
  ],
});
