import { type PriceChoice, readPriceChoice, storedPriceChoice } from '../../domain/price-choice.ts';
import type { AppContext } from '../app-env.ts';
import { queryOf } from '../http/request-parts.ts';
import type { PreparedAddress } from '../prepared/prepared-site.ts';

/**
 * Finds out for whom a visitor wants prices shown: an address that says so wins over the cookie.
 *
 * @param places codes of the places that prices can be shown for
 * @returns undefined without a choice, and for a page that shows the same to everybody
 */
export function priceChoiceIn(
  context: AppContext,
  { hasPrices }: PreparedAddress,
  places: readonly string[],
): PriceChoice | undefined {
  if (!hasPrices) return undefined;
  return (
    readPriceChoice(queryOf(context), places) ??
    storedPriceChoice(context.req.header('cookie'), places)
  );
}
