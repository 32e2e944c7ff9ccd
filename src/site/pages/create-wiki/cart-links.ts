import { content } from '../../../content/content.ts';
import { type LinkId, site } from '../../../content/site.ts';

/** Links to the carts of personal plans, which alone create a wiki at once. */
export const cartLinks: readonly LinkId[] = content.plans.personal.map(
  ({ purchaseLink }) => purchaseLink,
);

/** Subdomains of the wikis' host that the provider uses itself, such as `www`. */
export const ownLabels: readonly string[] = [
  ...new Set(
    [site.siteUrl, ...Object.values(site.links)].flatMap((address) => {
      const host = address && new URL(address).host;
      return host.endsWith(`.${site.wikiHost}`) ? host.slice(0, -site.wikiHost.length - 1) : [];
    }),
  ),
];
