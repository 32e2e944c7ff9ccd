import { z } from 'zod';
import { productIds } from '../../domain/price-book.ts';
import { priceByCurrency } from './plans.ts';
import { id, oneOf } from './values.ts';

const colour = oneOf(['moss', 'ochre', 'sage', 'stone', 'clay']);

const addon = z
  .strictObject({
    id,
    colour,
    per: oneOf(['month', 'wiki', 'gigabyte']),
    price: priceByCurrency,
    includedIn: z.array(oneOf(productIds)).default([]),
  })
  .transform(({ price, ...rest }) => ({ ...rest, monthlyCents: price }));

/** content/addons.yaml */
export const addonsSchema = z.strictObject({
  addons: z.array(addon),
  byQuote: z.array(z.strictObject({ id, colour })),
});
