import type { PriceLine } from '../domain/price.ts';
import type { Currency, ProductId } from '../domain/price-book.ts';
import { formatCount, formatStorage } from '../i18n/format.ts';

/** Names of plans and add-ons, by id. */
export type PriceNames = Readonly<Record<ProductId, string> & Record<string, string>>;

/**
 * Names a line of a price with its quantity: `Extra Wikis × 2`, `Extra Storage, 10 GB`.
 *
 * @param locale BCP 47 language tag
 */
export function lineLabel(locale: string, { id, quantity }: PriceLine, names: PriceNames): string {
  switch (id) {
    case 'extrastorage':
      return `${names[id]}, ${formatStorage(locale, quantity)}`;
    case 'extrawikis':
      // A no-break space keeps the sign with its number.
      return `${names[id]} ×\u00a0${formatCount(locale, quantity)}`;
    default:
      return names[id] ?? id;
  }
}

/** Whether an amount needs its currency code: US and Canadian dollars print the same sign. */
export function hasSharedSign(currency: Currency): boolean {
  return currency === 'USD' || currency === 'CAD';
}
