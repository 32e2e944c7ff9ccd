import { atPriceOf, priceStartDays } from '../domain/plan-price.ts';
import { content } from './content.ts';
import { type FeatureId, type FeatureValue, featureIds, type PlanId } from './schema/plan-ids.ts';
import type { BusinessPlan, PersonalPlan } from './schema/plans.ts';

/** A plan as the provider wrote it down; what it costs a visitor is said by `pricesFor`. */
type Plan = PersonalPlan | BusinessPlan;

/** Every plan, in the order of the tables: Basics to Ultra, then Business Foundation to Enterprise. */
export const plans: readonly Plan[] = [...content.plans.personal, ...content.plans.business];

/** Basics to Ultra. */
export const personalPlans = content.plans.personal;

/** Business Foundation to Enterprise. */
export const businessPlans = content.plans.business;

/** The days on which the price of a plan starts, in order. */
export const planStartDays = priceStartDays([
  ...personalPlans,
  ...businessPlans.flatMap(({ bands }) => bands),
]);

/**
 * The plans with the prices that hold on a day.
 *
 * @param day as YYYY-MM-DD
 */
export function plansOn(day: string) {
  return {
    personal: personalPlans.map((plan) => atPriceOf(plan, day)),
    business: businessPlans.map((plan) => ({
      ...plan,
      bands: plan.bands.map((band) => atPriceOf(band, day)),
    })),
  };
}

/** A plan with the prices of a day. */
export type PlanOfDay = ReturnType<typeof plansOn>['personal' | 'business'][number];

/** The biggest firm that personal plans are sold to: from the next employee on, firms pay by size. */
export const personalUpTo =
  Math.min(...businessPlans.flatMap(({ bands }) => bands).map((band) => band.employeesFrom)) - 1;

/** The feature rows of the comparison table, in its order, with a cell for every plan. */
export const featureRows: readonly { id: FeatureId; cells: Record<PlanId, FeatureValue> }[] =
  featureIds.map((id) => ({ id, cells: content['plan-features'][id] }));

/** Finds a plan; the content check has seen that every one is there. */
export function planOf(id: PlanId): Plan {
  return plans.find((plan) => plan.id === id) as Plan;
}
