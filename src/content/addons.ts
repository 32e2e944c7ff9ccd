import { atPriceOf, priceStartDays } from '../domain/plan-price.ts';
import type { PriceBook } from '../domain/price-book.ts';
import { content } from './content.ts';

const { addons } = content.addons;

/** The days on which the price of an add-on starts, in order. */
export const addonStartDays = priceStartDays(addons);

/**
 * The add-ons with the prices that hold on a day.
 *
 * @param day as YYYY-MM-DD
 */
export function addonsOn(day: string) {
  return addons.map((addon) => atPriceOf(addon, day));
}

/**
 * The price of each add-on per month; the content check guarantees that every entry exists.
 *
 * @param day as YYYY-MM-DD
 */
export function addonMonthlyCentsOn(day: string): PriceBook['addonMonthlyCents'] {
  return Object.fromEntries(
    addonsOn(day).map(({ id, monthlyCents }) => [id, monthlyCents]),
  ) as PriceBook['addonMonthlyCents'];
}
