import type { Content } from '../content/schema/files.ts';

/**
 * The line of a postal address that names the city, in the order of its country: `Orchard Falls, Texas 78000`
 * in the United States and the United Kingdom, `10115 Berlin` elsewhere.
 */
export function cityLine({ country, city, postalCode }: Content['company']['imprint']): string {
  return country === 'US' || country === 'GB' ? `${city} ${postalCode}` : `${postalCode} ${city}`;
}
