import { type GivenFields, quantityLimits } from '../../../domain/calculator-request.ts';
import { productIds } from '../../../domain/price-book.ts';
import { readQuantity } from '../../../domain/quantity.ts';
import type { Planting } from '../../garden/scene-basket.tsx';

const mostPots = 4;

/**
 * What has been chosen, as it grows in the calculator's basket: a kind of plant for each step of the
 * plans, a pot for each extra wiki, and a crate that is higher the more storage is added.
 *
 * @param given the form's fields; a quantity that is no number counts as none
 */
export function plantingOf({ product, addons, ...given }: GivenFields): Planting {
  const wikis = quantityIn(given.extraWikis, quantityLimits.extraWikis);
  const storageGb = quantityIn(given.extraStorageGb, quantityLimits.extraStorageGb);
  return {
    kinds: product ? productIds.indexOf(product) + 1 : 0,
    pots: Math.min(wikis, mostPots),
    // Ten times the storage is one board more.
    crate: storageGb > 0 ? 8 + 6 * Math.floor(Math.log10(storageGb)) : 0,
    hasWateringCan: addons.includes('backupsplus'),
    hasBird: addons.includes('prioritysupport'),
  };
}

function quantityIn(typed: string, limit: number): number {
  const read = readQuantity(typed, limit);
  return 'value' in read ? read.value : 0;
}
