import { type Billing, readBilling } from './billing.ts';
import type { PriceSelection } from './price.ts';
import { optionalAddonsOf, type PriceBook, type ProductId, productIds } from './price-book.ts';
import { type QuantityError, readQuantity, writtenPlainly } from './quantity.ts';
import { firstValue, listedValues, type Query } from './query.ts';

/** Most extra wikis and gigabytes that the calculator computes with (business rule: sane caps). */
export const quantityLimits = { extraWikis: 10_000, extraStorageGb: 1_000_000 } as const;

/** The fields that hold a quantity, and what their parameters are called. */
export const quantityFields = ['extraWikis', 'extraStorageGb'] as const;
export const parameterNames = { extraWikis: 'extrawikis', extraStorageGb: 'extrastorage' } as const;

/** What a visitor has given so far, to fill the form with: quantities in digits, or as typed where unclear. */
export interface GivenFields {
  readonly product: ProductId | undefined;
  readonly country: string | undefined;
  readonly addons: readonly string[];
  readonly extraWikis: string;
  readonly extraStorageGb: string;
  /** What the form shows prices for; a result has both. */
  readonly billing: Billing;
}

export type FieldErrors = Readonly<Partial<Record<(typeof quantityFields)[number], QuantityError>>>;

/**
 * What a request to the calculator asks for: the form, because product or country is still to be
 * chosen; a refusal, because one of them is not on offer; the form with remarks on its fields; or a
 * price. In every case, what was given is kept.
 */
export type CalculatorRequest = {
  readonly given: GivenFields;
  readonly errors: FieldErrors;
} & (
  | { readonly kind: 'wizard' | 'fields' }
  | { readonly kind: 'invalid'; readonly unknown: readonly ('product' | 'country')[] }
  | { readonly kind: 'selection'; readonly selection: PriceSelection }
);

/** What the calculator has on offer. */
export interface KnownChoices {
  readonly products: readonly ProductId[];
  readonly countries: readonly string[];
  /** Those that are either ordered or not. */
  readonly addons: readonly string[];
}

/** What can be chosen where these prices hold. */
export function choicesOf({
  countries,
  ...book
}: Pick<PriceBook, 'addonMonthlyCents'> & {
  readonly countries: readonly { readonly code: string }[];
}): KnownChoices {
  return {
    products: productIds,
    countries: countries.map(({ code }) => code),
    addons: optionalAddonsOf(book),
  };
}

/**
 * Reads the query of a calculator request (business rule: price calculator). When a parameter is
 * given twice, the first one counts; codes may be in any case; add-ons may be written `addons[]`,
 * `addons[0]` or `addons`, and unknown ones are ignored.
 *
 * @param known what the calculator has on offer
 * @param locale language that the quantities are written in; digits alone are read in any
 * @returns never throws, whatever the query
 */
export function parseCalculatorQuery(
  query: Query,
  known: KnownChoices,
  locale: string,
): CalculatorRequest {
  const entries = [...query];
  const typedProduct = firstValue(entries, 'product');
  const typedCountry = firstValue(entries, 'country');
  const product = matching(typedProduct, known.products);
  const country = matching(typedCountry, known.countries);
  const addons = addonsIn(entries, known.addons);
  const typedWikis = firstValue(entries, parameterNames.extraWikis);
  const typedStorage = firstValue(entries, parameterNames.extraStorageGb);
  const extraWikis = readQuantity(typedWikis, quantityLimits.extraWikis, locale);
  const extraStorageGb = readQuantity(typedStorage, quantityLimits.extraStorageGb, locale);
  const given = {
    product,
    country,
    addons,
    extraWikis: writtenPlainly(typedWikis, extraWikis),
    extraStorageGb: writtenPlainly(typedStorage, extraStorageGb),
    billing: readBilling(firstValue(entries, 'billing')),
  };
  const errors = {
    ...('error' in extraWikis && { extraWikis: extraWikis.error }),
    ...('error' in extraStorageGb && { extraStorageGb: extraStorageGb.error }),
  };
  const unknown = [
    ...(typedProduct && !product ? (['product'] as const) : []),
    ...(typedCountry && !country ? (['country'] as const) : []),
  ];
  if (unknown.length > 0) return { kind: 'invalid', given, errors, unknown };
  if (!product || !country) return { kind: 'wizard', given, errors };
  if ('error' in extraWikis || 'error' in extraStorageGb) return { kind: 'fields', given, errors };
  return {
    kind: 'selection',
    given,
    errors,
    selection: {
      product,
      country,
      addons,
      extraWikis: extraWikis.value,
      extraStorageGb: extraStorageGb.value,
    },
  };
}

function addonsIn(query: Query, known: readonly string[]): string[] {
  const named = listedValues(query, 'addons').map((value) => matching(value, known));
  return known.filter((id) => named.includes(id));
}

/** Compares with every known code instead of looking one up, so that `__proto__` is just a word. */
function matching<Code extends string>(typed: string, codes: readonly Code[]): Code | undefined {
  const wanted = typed.toLowerCase();
  return codes.find((code) => code.toLowerCase() === wanted);
}
