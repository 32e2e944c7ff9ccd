import type { PriceLine } from '../../../domain/price.ts';
import { largeBedGb, type PlanHolds } from '../../garden/plan-plot.ts';
import type { Planting } from '../../garden/scene-choices.tsx';

/** As many beds as a row of the garden has. */
const mostBeds = 3;

/**
 * What has been chosen, as it is planted above the sum on the calculator's slate: a bed for each wiki, long
 * where the plan holds much, a crate that is higher the more storage is added, pots of copies for more
 * backups, and a watering can where somebody comes at once.
 *
 * @param holds what the chosen plan holds, if there is one
 * @param lines of its price; none while that cannot be computed
 */
export function plantingOf(
  holds: PlanHolds | undefined,
  lines: readonly PriceLine[] = [],
): Planting {
  const { wikis = 0, storageGb = 0, ...looks } = holds ?? {};
  const quantityOf = (addon: string) => lines.find(({ id }) => id === addon)?.quantity ?? 0;
  const extraGb = quantityOf('extrastorage');
  return {
    ...looks,
    wikis: Math.min(wikis, mostBeds),
    hasLongBeds: storageGb >= largeBedGb,
    isInBloom: storageGb + extraGb >= largeBedGb,
    extraWikis: Math.min(quantityOf('extrawikis'), mostBeds),
    // Ten times the storage is one board more.
    crate: extraGb > 0 ? 10 + 7 * Math.floor(Math.log10(extraGb)) : 0,
    hasBackupsPlus: quantityOf('backupsplus') > 0,
    hasPrioritySupport: quantityOf('prioritysupport') > 0,
  };
}
