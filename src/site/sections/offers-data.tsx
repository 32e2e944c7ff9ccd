import { site } from '../../content/site.ts';

/** Something that the page sells. */
export interface Offer {
  name: string;
  /** Price of a month paid by the month, lowest to highest, in whole cents before tax. */
  monthlyCents: readonly number[];
  /** Price of a year paid at once, likewise; empty when there is none. */
  annualCents?: readonly number[];
}

/**
 * Tells search engines what the page sells, as schema.org's Service in JSON-LD. It is data and no
 * script, so the page's security policy has nothing to say about it.
 *
 * @param name what is sold, in the language of the page
 */
export function OffersData({ name, offers }: { name: string; offers: readonly Offer[] }) {
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Service',
    name,
    provider: { '@type': 'Organization', name: site.brandName, url: site.siteUrl },
    offers: offers.map((offer) => ({
      '@type': 'Offer',
      name: offer.name,
      priceSpecification: [
        ...priceOf('P1M', offer.monthlyCents),
        ...priceOf('P1Y', offer.annualCents ?? []),
      ],
    })),
  };
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own content, and escaped
      dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', '\\u003c') }}
    />
  );
}

/** @param billingDuration how long the price pays for (ISO 8601) */
function priceOf(billingDuration: string, cents: readonly number[]) {
  if (cents.length === 0) return [];
  const [lowest, highest] = [Math.min(...cents) / 100, Math.max(...cents) / 100];
  return [
    {
      '@type': 'UnitPriceSpecification',
      ...(lowest === highest ? { price: lowest } : { minPrice: lowest, maxPrice: highest }),
      priceCurrency: 'USD',
      billingDuration,
      valueAddedTaxIncluded: false,
    },
  ];
}
