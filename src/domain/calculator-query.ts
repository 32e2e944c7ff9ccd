import { type GivenFields, parameterNames } from './calculator-request.ts';

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
}: GivenFields): string {
  const parameters = [
    ['product', product],
    ...addons.map((id) => ['addons[]', id]),
    [parameterNames.extraWikis, extraWikis],
    [parameterNames.extraStorageGb, extraStorageGb],
    ['country', country],
  ];
  return new URLSearchParams(
    parameters.filter((pair): pair is [string, string] => !!pair[1]),
  ).toString();
}
