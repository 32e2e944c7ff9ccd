import features from '../../content/plan-features.yaml';
import plans from '../../content/plans.yaml';
import { type FeatureId, type FeatureValue, featureIds, type PlanId } from './schema/plan-ids.ts';

export type { BusinessPlan, PersonalPlan } from './schema/plans.ts';

/** Basics to Ultra, in the order of the table. */
export const personalPlans = plans.personal;

/** Business Foundation to Enterprise; a plan without bands is sold by quote. */
export const businessPlans = plans.business;

/** The feature rows of the comparison table, in its order, with a cell for every plan. */
export const featureRows: readonly { id: FeatureId; cells: Record<PlanId, FeatureValue> }[] =
  featureIds.map((id) => ({ id, cells: features[id] }));
