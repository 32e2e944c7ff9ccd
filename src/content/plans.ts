import { content } from './content.ts';
import { type FeatureId, type FeatureValue, featureIds, type PlanId } from './schema/plan-ids.ts';

export type { BusinessPlan, PersonalPlan } from './schema/plans.ts';

/** Basics to Ultra, in the order of the table. */
export const personalPlans = content.plans.personal;

/** Business Foundation to Enterprise; a plan without bands is sold by quote. */
export const businessPlans = content.plans.business;

/** The biggest firm that personal plans are sold to: from the next employee on, firms pay by size. */
export const personalUpTo =
  Math.min(...businessPlans.flatMap(({ bands }) => bands).map((band) => band.employeesFrom)) - 1;

/** The feature rows of the comparison table, in its order, with a cell for every plan. */
export const featureRows: readonly { id: FeatureId; cells: Record<PlanId, FeatureValue> }[] =
  featureIds.map((id) => ({ id, cells: content['plan-features'][id] }));
