import type { Billing } from './billing.ts';
import { type CalculatorChoice, readChoices } from './calculator-choices.ts';
import type { PriceSelection } from './price.ts';
import { optionalAddonsOf, type PriceBook, type ProductId } from './price-book.ts';
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
 * chosen; a refusal, because it names something that is not on offer; the form with remarks on its
 * fields; or a price. In every case, what was given is kept.
 */
export type CalculatorRequest = {
  readonly given: GivenFields;
  readonly errors: FieldErrors;
  /** The parameters that name something that is not on offer; none unless the request is invalid. */
  readonly unknown: readonly CalculatorChoice[];
} & (
  | { readonly kind: 'wizard' | 'fields' | 'invalid' }
  | { readonly kind: 'selection'; readonly selection: PriceSelection }
);

/** What the calculator has on offer. */
export interface KnownChoices {
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
  const { chosen, unknown } = readChoices(entries, known.countries);
  const { product, country } = chosen;
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
    billing: chosen.billing ?? 'year',
  };
  const errors = {
    ...('error' in extraWikis && { extraWikis: extraWikis.error }),
    ...('error' in extraStorageGb && { extraStorageGb: extraStorageGb.error }),
  };
  const all = { given, errors, unknown };
  if (unknown.length > 0) return { kind: 'invalid', ...all };
  if (!product || !country) return { kind: 'wizard', ...all };
  if ('error' in extraWikis || 'error' in extraStorageGb) return { kind: 'fields', ...all };
  return {
    kind: 'selection',
    ...all,
    selection: {
      product,
      country,
      addons,
      extraWikis: extraWikis.value,
      extraStorageGb: extraStorageGb.value,
    },
  };
}

/** The add-ons that a query names, in the order of the offer; unknown ones are ignored. */
export function addonsIn(query: Query, known: readonly string[]): string[] {
  const named = listedValues(query, 'addons').map((id) => id.toLowerCase());
  return known.filter((id) => named.includes(id.toLowerCase()));
}
