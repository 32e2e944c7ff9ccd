import { type GivenFields, quantityLimits } from '../../../domain/calculator-request.ts';
import type { PriceBook } from '../../../domain/price-book.ts';
import { readQuantity } from '../../../domain/quantity.ts';
import { largeBedGb, type PlanHolds } from '../../garden/plan-plot.ts';
import type { Planting } from '../../garden/scene-choices.tsx';

/** As many beds as a row of the garden has. */
const mostBeds = 3;

/**
 * What has been chosen, as it is planted over the calculator's slate: a bed for each wiki, long where
 * the plan holds much, a crate that is higher the more storage is added, pots of copies for more
 * backups, and a watering can where somebody comes at once.
 *
 * @param given the form's fields; a quantity that is no number counts as none
 * @param holds what the chosen plan holds, if there is one
 * @param includedIn the plans that come with an add-on
 */
export function plantingOf(
  { product, addons, ...given }: GivenFields,
  holds: PlanHolds | undefined,
  includedIn: PriceBook['includedIn'],
): Planting {
  const extraWikis = quantityIn(given.extraWikis, quantityLimits.extraWikis);
  const extraGb = quantityIn(given.extraStorageGb, quantityLimits.extraStorageGb);
  const { wikis = 0, storageGb = 0, ...looks } = holds ?? {};
  const has = (addon: string) =>
    addons.includes(addon) || (product && includedIn[addon]?.includes(product));
  return {
    ...looks,
    wikis: Math.min(wikis, mostBeds),
    hasLongBeds: storageGb >= largeBedGb,
    isInBloom: storageGb + extraGb >= largeBedGb,
    extraWikis: Math.min(extraWikis, mostBeds),
    // Ten times the storage is one board more.
    crate: extraGb > 0 ? 10 + 7 * Math.floor(Math.log10(extraGb)) : 0,
    hasPots: has('backupsplus'),
    hasWateringCan: has('prioritysupport'),
  };
}

function quantityIn(typed: string, limit: number): number {
  const read = readQuantity(typed, limit);
  return 'value' in read ? read.value : 0;
}
