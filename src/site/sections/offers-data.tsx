import { site } from '../../content/site.ts';
import { highestOf, lowestOf, type Money } from '../../domain/money.ts';

/** Something that the page sells. */
export interface Offer {
  name: string;
  /** Prices of a month paid by the month, before tax. */
  monthly: readonly Money[];
  /** Prices of a year paid at once, likewise; empty when there is none. */
  annual?: readonly Money[];
}

/**
 * Tells search engines what the page sells, as schema.org's Service in JSON-LD. It is data, not
 * script, so the page's security policy does not apply to it.
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
      priceSpecification: [...priceOf('P1M', offer.monthly), ...priceOf('P1Y', offer.annual ?? [])],
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
function priceOf(billingDuration: string, amounts: readonly Money[]) {
  const lowest = lowestOf(amounts);
  const highest = highestOf(amounts);
  if (!lowest || !highest) return [];
  return [
    {
      '@type': 'UnitPriceSpecification',
      ...(lowest.cents === highest.cents
        ? { price: lowest.cents / 100 }
        : { minPrice: lowest.cents / 100, maxPrice: highest.cents / 100 }),
      priceCurrency: lowest.currency,
      billingDuration,
      valueAddedTaxIncluded: false,
    },
  ];
}
