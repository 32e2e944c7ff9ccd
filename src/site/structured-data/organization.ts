import type { Organization } from 'schema-dts';
import { content } from '../../content/content.ts';
import { site } from '../../content/site.ts';

const { siteUrl, brandName, foundedOn } = site;

/** The `@id` by which other nodes refer to the provider. */
export const organizationId = { '@id': `${siteUrl}/#organization` };

const { imprint } = content.company;

/** Who runs the site and sells the plans. */
export const organization: Organization = {
  '@type': 'Organization',
  ...organizationId,
  name: brandName,
  url: siteUrl,
  legalName: imprint.legalName,
  email: imprint.email,
  ...(imprint.vatNumber && { vatID: imprint.vatNumber }),
  address: {
    '@type': 'PostalAddress',
    streetAddress: imprint.street,
    postalCode: imprint.postalCode,
    addressLocality: imprint.city,
    addressCountry: imprint.country,
  },
  logo: `${siteUrl}/apple-touch-icon.png`,
  foundingDate: foundedOn,
};
