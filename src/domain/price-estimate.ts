import { calculatorQuery } from './calculator-query.ts';
import { choicesOf, type GivenFields, parseCalculatorQuery } from './calculator-request.ts';
import { calculatePrice, type Price } from './price.ts';
import type { PriceBook } from './price-book.ts';

/**
 * Computes what the choices made so far cost. It uses the same code as a request, so that an
 * estimate beside the form and the answer to the form cannot differ.
 *
 * @param book prices and tax rates; `other` is among its countries
 * @param given the form's fields; while no country is chosen, the price is that of `other`, which
 *   is in US dollars and without tax
 * @returns undefined while there is no product, or for quantities that cannot be computed with
 */
export function estimatePrice(book: PriceBook, given: GivenFields): Price | undefined {
  const query = calculatorQuery({ ...given, country: given.country ?? 'other' });
  const request = parseCalculatorQuery(new URLSearchParams(query), choicesOf(book));
  return request.kind === 'selection' ? calculatePrice(book, request.selection) : undefined;
}
