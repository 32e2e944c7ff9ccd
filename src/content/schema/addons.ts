import { z } from 'zod';
import { productIds } from '../../domain/price-book.ts';
import { laterPrices, priceByCurrency } from './price.ts';
import { day, id, oneOf } from './values.ts';

const colour = oneOf(['moss', 'ochre', 'sage', 'stone', 'clay']);

const laterPrice = z
  .strictObject({ validFrom: day, price: priceByCurrency })
  .transform(({ validFrom, price }) => ({ validFrom, monthlyCents: price }));

const addon = z
  .strictObject({
    id,
    colour,
    per: oneOf(['month', 'wiki', 'gigabyte']),
    price: priceByCurrency,
    laterPrices: laterPrices(laterPrice),
    includedIn: z.array(oneOf(productIds)).default([]),
  })
  .transform(({ price, ...rest }) => ({ ...rest, monthlyCents: price }));

/** content/addons.yaml */
export const addonsSchema = z.strictObject({
  addons: z.array(addon),
  byQuote: z.array(z.strictObject({ id, colour })),
});
