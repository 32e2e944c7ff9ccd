import { featureRows } from '../../content/plans.ts';
import type { PricedPlan } from '../../content/priced-plan.ts';
import type { FeatureId } from '../../content/schema/plan-ids.ts';
import { PlanBed } from '../garden/plan-bed.tsx';

/** What a plan holds, as a plot of the garden. */
export function PlanPicture({ plan }: { plan: PricedPlan }) {
  const { includedWikis, storage } = plan;
  const has = (feature: FeatureId) =>
    featureRows.some(({ id, cells }) => id === feature && cells[plan.id] !== 'no');
  const isUnlimited = storage === 'unlimited';
  return (
    <PlanBed
      wikis={includedWikis === 'unlimited' ? Number.POSITIVE_INFINITY : includedWikis}
      storageGb={isUnlimited ? Number.POSITIVE_INFINITY : storage.gb}
      hasName={has('ownDomain')}
      hasGate={has('sso')}
      hasFountain={isUnlimited || storage.isOpenEnded}
    />
  );
}
