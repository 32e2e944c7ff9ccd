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
 * Tells browsers to get a page of ours ready when the visitor is about to open it. In the bar a pointer
 * means it: the page behind a link there is fetched and drawn at once, unseen, and shown on the click.
 * Nothing of it that waits for a frame runs before. On phones, where links that are in view count, the
 * bar's are behind a button, and all others are only fetched. In the page, because a file that a header
 * names would be one more request of every first visit.
 */
export const speculationRules = JSON.stringify({
  prefetch: [{ where: { and: ourPages }, eagerness: 'moderate' }],
  prerender: [
    { where: { and: [...ourPages, { selector_matches: 'header nav a' }] }, eagerness: 'eager' },
  ],
});
