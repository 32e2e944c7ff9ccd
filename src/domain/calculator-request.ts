import type { PriceSelection } from './price.ts';
import { type OptionalAddonId, optionalAddonIds, type ProductId } from './price-book.ts';
import { type QuantityError, readQuantity } from './quantity.ts';

/** Most extra wikis and gigabytes that the calculator computes with (business rule: sane caps). */
export const quantityLimits = { extraWikis: 10_000, extraStorageGb: 1_000_000 } as const;

/** What a visitor has given so far, to fill the form with: quantities as they were typed. */
export interface GivenFields {
  readonly product: ProductId | undefined;
  readonly country: string | undefined;
  readonly addons: readonly OptionalAddonId[];
  readonly extraWikis: string;
  readonly extraStorageGb: string;
}

export type FieldErrors = Readonly<Partial<Record<keyof typeof quantityLimits, QuantityError>>>;

/**
 * What a request to the calculator asks for: the form, because product or country is still to be
 * chosen; a refusal, because one of them is not on offer; the form with remarks on its fields; or
 * a price.
 */
export type CalculatorRequest =
  | { kind: 'wizard'; given: GivenFields; errors: FieldErrors }
  | { kind: 'invalid' }
  | { kind: 'fields'; given: GivenFields; errors: FieldErrors }
  | { kind: 'selection'; given: GivenFields; selection: PriceSelection };

/** What the calculator has on offer. */
export interface KnownChoices {
  readonly products: readonly ProductId[];
  readonly countries: readonly string[];
}

/**
 * Reads the query of a calculator request (business rule: price calculator). Of a parameter that is
 * given twice the first counts; codes may be in any case; add-ons may be written `addons[]`,
 * `addons[0]` or `addons`, and unknown ones are ignored.
 *
 * @param query parameters as sent, decoded; nothing about them is trusted
 * @param known what the calculator has on offer
 * @returns never throws, whatever the query
 */
export function parseCalculatorQuery(
  query: Iterable<readonly [string, string]>,
  known: KnownChoices,
): CalculatorRequest {
  const entries = [...query];
  const first = (name: string) => entries.find(([key]) => key === name)?.[1].trim() ?? '';
  const typedProduct = first('product');
  const typedCountry = first('country');
  const product = matching(typedProduct, known.products);
  const country = matching(typedCountry, known.countries);
  if ((typedProduct && !product) || (typedCountry && !country)) return { kind: 'invalid' };

  const addons = addonsIn(entries);
  const typedWikis = first('extrawikis');
  const typedStorage = first('extrastorage');
  const extraWikis = readQuantity(typedWikis, quantityLimits.extraWikis);
  const extraStorageGb = readQuantity(typedStorage, quantityLimits.extraStorageGb);
  const given = { product, country, addons, extraWikis: typedWikis, extraStorageGb: typedStorage };
  const errors = {
    ...('error' in extraWikis && { extraWikis: extraWikis.error }),
    ...('error' in extraStorageGb && { extraStorageGb: extraStorageGb.error }),
  };
  if (!product || !country) return { kind: 'wizard', given, errors };
  if ('error' in extraWikis || 'error' in extraStorageGb) return { kind: 'fields', given, errors };
  return {
    kind: 'selection',
    given,
    selection: {
      product,
      country,
      addons,
      extraWikis: extraWikis.value,
      extraStorageGb: extraStorageGb.value,
    },
  };
}

function addonsIn(entries: readonly (readonly [string, string])[]): OptionalAddonId[] {
  const named = entries
    .filter(([key]) => /^addons(\[\d*\])?$/.test(key))
    .map(([, value]) => matching(value.trim(), optionalAddonIds));
  return optionalAddonIds.filter((id) => named.includes(id));
}

/** Compares with every known code instead of looking one up, so that `__proto__` is just a word. */
function matching<Code extends string>(typed: string, codes: readonly Code[]): Code | undefined {
  const wanted = typed.toLowerCase();
  return codes.find((code) => code.toLowerCase() === wanted);
}
