import { routes } from '../routes.ts';

/** Own pages only, because a prefetch would contact another host without a click. */
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
 * Speculation rules: browsers prerender a page when the pointer is on its link in the navigation bar, and
 * prefetch the pages of all other links. A prerendered page runs no script that waits for a frame before it
 * is opened. On phones links in the viewport count, so that only prefetches happen: the navigation bar's
 * links are behind a button. Inline in the page, because a file would be one more request of every first
 * visit.
 */
export const speculationRules = JSON.stringify({
  prefetch: [{ where: { and: ourPages }, eagerness: 'moderate' }],
  prerender: [
    { where: { and: [...ourPages, { selector_matches: 'header nav a' }] }, eagerness: 'eager' },
  ],
});
