import { z } from 'zod';
import {
  type AddonId,
  countedAddonIds,
  optionalAddonIds,
  productIds,
} from '../../domain/price-book.ts';
import { priceByCurrency } from './plans.ts';
import { oneOf } from './values.ts';

const colour = oneOf(['moss', 'ochre', 'sage', 'stone', 'clay']);

/** Every add-on with a list price. */
export const addonIds: readonly AddonId[] = [...optionalAddonIds, ...countedAddonIds];

const addon = z
  .strictObject({
    id: oneOf([...optionalAddonIds, ...countedAddonIds]),
    colour,
    per: oneOf(['month', 'wiki', 'gigabyte']),
    price: priceByCurrency,
    includedIn: z.array(oneOf(productIds)).default([]),
  })
  .transform(({ price, ...rest }) => ({ ...rest, monthlyCents: price }));

/** content/addons.yaml */
export const addonsSchema = z.strictObject({
  addons: z.array(addon),
  byQuote: z.array(z.strictObject({ id: oneOf(['elitesupport']), colour })),
});
