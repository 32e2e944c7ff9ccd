import type { PriceLine } from '../../../domain/price.ts';
import { type DrawnPlan, largeBedGb } from '../../garden/plan-plot.ts';
import type { Planting } from '../../garden/scene-choices.tsx';

/** Beds in a row of the drawing. */
const mostBeds = 3;

/**
 * Maps the calculator's choices to the drawing above the total: a bed for each wiki, long for plans with much
 * storage, a crate that grows with extra storage, pots for more backups, and a watering can for priority
 * support.
 *
 * @param holds limits of the chosen plan; undefined without one
 * @param lines lines of the price; empty while it cannot be computed
 */
export function plantingOf(
  holds: DrawnPlan | undefined,
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
    // The crate's height is logarithmic in the storage.
    crate: extraGb > 0 ? 10 + 7 * Math.floor(Math.log10(extraGb)) : 0,
    hasBackupsPlus: quantityOf('backupsplus') > 0,
    hasPrioritySupport: quantityOf('prioritysupport') > 0,
  };
}
