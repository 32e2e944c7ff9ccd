import { atPriceOf, priceStartDays } from '../domain/plan-price.ts';
import { content } from './content.ts';

const { tiers, caching, services } = content.dedicated;

/** The days on which the price of a server starts, in order. */
export const dedicatedStartDays = priceStartDays([...tiers, caching]);

/**
 * Servers with the prices that hold on a day, and what is sold beside them.
 *
 * @param day as YYYY-MM-DD
 */
export function dedicatedOn(day: string) {
  return {
    tiers: tiers.map((tier) => atPriceOf(tier, day)),
    cachingMonthlyCents: atPriceOf(caching, day).monthlyCents,
    services,
  };
}
