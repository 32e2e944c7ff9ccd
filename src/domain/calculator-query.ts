import { type GivenFields, parameterNames } from './calculator-request.ts';
import type { PriceSelection } from './price.ts';

/**
 * Writes what was given as a query that `parseCalculatorQuery` reads back, in one fixed order, so
 * that the same choices always have the same address.
 *
 * @param given what to write; what is undefined or empty is left out
 * @returns a query without its question mark
 */
export function calculatorQuery({
  product,
  addons,
  extraWikis,
  extraStorageGb,
  country,
  billing,
}: GivenFields): string {
  const parameters = [
    ['product', product],
    ...addons.map((id) => ['addons[]', id]),
    [parameterNames.extraWikis, extraWikis],
    [parameterNames.extraStorageGb, extraStorageGb],
    ['country', country],
    // Yearly billing is the default, and so left out.
    ['billing', billing === 'year' ? undefined : billing],
  ];
  return new URLSearchParams(
    parameters.filter((pair): pair is [string, string] => !!pair[1]),
  ).toString();
}

/**
 * Writes a selection as the query that asks for its price.
 *
 * @param selection without a country it leads to the form, which asks for one
 * @returns a query without its question mark
 */
export function selectionQuery({
  extraWikis,
  extraStorageGb,
  country,
  ...rest
}: Omit<PriceSelection, 'country'> & { readonly country?: string | undefined }): string {
  return calculatorQuery({
    ...rest,
    country,
    extraWikis: String(extraWikis),
    extraStorageGb: String(extraStorageGb),
    billing: 'year',
  });
}
