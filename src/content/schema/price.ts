import { z } from 'zod';
import { currencies } from '../../domain/price-book.ts';
import { money, startingInOrder } from './values.ts';

/** An amount for every currency. */
export const priceByCurrency = z.strictObject(
  Object.fromEntries(currencies.map((currency) => [currency, money])) as Record<
    (typeof currencies)[number],
    typeof money
  >,
);

/** Prices that start on a day. */
export function laterPrices<Price extends z.ZodType<{ validFrom: string }>>(price: Price) {
  const error = 'must be a list of prices, each with the day it starts';
  return z.array(price, { error }).superRefine(startingInOrder('price')).default([]);
}
