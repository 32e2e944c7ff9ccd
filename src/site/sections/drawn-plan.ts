import { featureRows } from '../../content/plans.ts';
import type { PricedPlan } from '../../content/priced-plan.ts';
import type { FeatureId } from '../../content/schema/plan-ids.ts';
import type { DrawnPlan } from '../garden/plan-plot.ts';

/** The properties of a plan that its drawing shows. */
export function drawnPlan({ id, includedWikis, storage }: PricedPlan): DrawnPlan {
  const has = (feature: FeatureId) =>
    featureRows.some((row) => row.id === feature && row.cells[id] !== 'no');
  const isUnlimited = storage === 'unlimited';
  return {
    wikis: includedWikis === 'unlimited' ? Number.POSITIVE_INFINITY : includedWikis,
    storageGb: isUnlimited ? Number.POSITIVE_INFINITY : storage.gb,
    hasCustomDomain: has('ownDomain'),
    hasSingleSignOn: has('sso'),
    isStorageOpenEnded: isUnlimited || storage.isOpenEnded,
  };
}
