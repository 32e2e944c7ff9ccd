import { content } from '../../../content/content.ts';
import { type LinkId, site } from '../../../content/site.ts';

/** The links that lead to the cart of a personal plan: only there a wiki is created at once. */
export const cartLinks: readonly LinkId[] = content.plans.personal.map(
  ({ purchaseLink }) => purchaseLink,
);

/** Labels under the host of the wikis at which the provider's own sites are, such as `www`. */
export const ownLabels: readonly string[] = [
  ...new Set(
    [site.siteUrl, ...Object.values(site.links)].flatMap((address) => {
      const host = address && new URL(address).host;
      return host.endsWith(`.${site.wikiHost}`) ? host.slice(0, -site.wikiHost.length - 1) : [];
    }),
  ),
];
