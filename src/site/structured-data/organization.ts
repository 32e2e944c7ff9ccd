import type { Organization } from 'schema-dts';
import { site } from '../../content/site.ts';

const { siteUrl, brandName, foundedOn } = site;

/** The name by which every other node refers to the provider. */
export const organizationId = { '@id': `${siteUrl}/#organization` };

/** Who runs the site and sells the plans: as much as every page has room for. */
export const organization: Organization = {
  '@type': 'Organization',
  ...organizationId,
  name: brandName,
  url: siteUrl,
};

/** The same with all that is known of it, for the page about it. */
export const wholeOrganization: Organization = {
  ...organization,
  logo: `${siteUrl}/apple-touch-icon.png`,
  foundingDate: foundedOn,
};
