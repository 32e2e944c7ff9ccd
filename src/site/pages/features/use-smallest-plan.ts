import { useTranslation } from 'react-i18next';
import { businessPlans, featureRows, personalPlans } from '../../../content/plans.ts';
import type { FeatureId } from '../../../content/schema/plan-ids.ts';

/** Where a feature's plans are stated: in a row of the plan table, or in the terms for every plan. */
export type Availability = FeatureId | 'everyPlan';

/**
 * Returns a function that names the smallest plans with a feature: the first personal and the first business
 * plan in the plan table. One name stands for both when the business plan is named after the personal one.
 */
export function useSmallestPlan(): (row: FeatureId) => string {
  const { t } = useTranslation();
  return (row) => {
    const cells = featureRows.find(({ id }) => id === row)?.cells;
    const has = ({ id }: { id: keyof NonNullable<typeof cells> }) => cells?.[id] !== 'no';
    if (personalPlans.every(has)) return t('features.from.every');
    const personal = personalPlans.find(has)?.name ?? '';
    const business = businessPlans.find(has)?.name ?? '';
    if (business.endsWith(personal)) return t('features.from.plan', { personal });
    return t('features.from.planWithBusiness', { personal, business });
  };
}

/** Returns a function that writes a feature's name and its plans as one phrase. */
export function useNameAndPlan(): (name: string, availability: Availability) => string {
  const { t } = useTranslation();
  const fromPlan = useSmallestPlan();
  return (name, availability) => {
    const plans = availability === 'everyPlan' ? t('features.from.every') : fromPlan(availability);
    return t('features.from.name', { name, plans });
  };
}
