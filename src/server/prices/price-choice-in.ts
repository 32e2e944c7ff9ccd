import { preselectedCountry } from '../../domain/location.ts';
import { type PriceChoice, readPriceChoice, storedPriceChoice } from '../../domain/price-choice.ts';
import type { AppContext } from '../app-env.ts';
import { queryOf } from '../http/request-parts.ts';
import { type LocationServices, locate } from '../location/locate.ts';
import type { PreparedAddress } from '../prepared/prepared-site.ts';
import type { AppServices } from '../services.ts';

/**
 * Finds out for whom a visitor wants prices shown: an address that says so wins over the cookie. Where
 * the provider wants it, who has said nothing gets the prices with tax of the place where they seem
 * to be.
 *
 * @returns undefined without a choice, and for a page that shows the same to everybody
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
  // Of a place that is not listed no tax is known: the list prices are right for it.
  if (!country || country === 'other') return undefined;
  return { country, isTaxIncluded: true };
}
