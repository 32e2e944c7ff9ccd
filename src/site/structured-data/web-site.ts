import type { WebSite } from 'schema-dts';
import { site } from '../../content/site.ts';

/** The site as a whole. */
export const webSite: WebSite = {
  '@type': 'WebSite',
  name: site.brandName,
  url: site.siteUrl,
};
