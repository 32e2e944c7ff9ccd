import { preselectedCountry } from '../../domain/location.ts';
import { type PriceChoice, readPriceChoice, storedPriceChoice } from '../../domain/price-choice.ts';
import type { AppContext } from '../app-env.ts';
import { queryOf } from '../http/request-parts.ts';
import { type LocationServices, locate } from '../location/locate.ts';
import type { PreparedAddress } from '../prepared/prepared-site.ts';
import type { AppServices } from '../services.ts';

/**
 * Finds the visitor's choice of country and tax for prices: first in the address, then in the cookie. If the
 * provider has switched it on, a visitor without a choice gets the prices with tax of their apparent country.
 *
 * @returns undefined without a choice, and for a page without such prices
 */
export async function priceChoiceIn(
  context: AppContext,
  { hasPrices }: PreparedAddress,
  services: LocationServices & Pick<AppServices, 'pricedPlaces' | 'isPricedByLocation'>,
): Promise<PriceChoice | undefined> {
  if (!hasPrices) return undefined;
  const { pricedPlaces: places, isPricedByLocation } = services;
  const choice =
    readPriceChoice(queryOf(context), places) ??
    storedPriceChoice(context.req.header('cookie'), places);
  if (choice || !isPricedByLocation) return choice;
  const country = preselectedCountry(await locate(context, services), places);
  // The tax of an unlisted country is not known, so it gets the list prices.
  if (!country || country === 'other') return undefined;
  return { country, isTaxIncluded: true };
}
