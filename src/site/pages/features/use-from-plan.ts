import { useTranslation } from 'react-i18next';
import { businessPlans, featureRows, personalPlans } from '../../../content/plans.ts';
import type { FeatureId } from '../../../content/schema/plan-ids.ts';

/**
 * Which plans have a feature: as a row of the plan table says, or in every plan by the terms.
 */
export type Availability = FeatureId | 'everyPlan';

/**
 * Gives a function that reads off the plan table from which plan on a feature is there, in words: by the
 * first personal and the first business plan that have it; one name stands for both where the business plan
 * is called after the personal one.
 */
export function useFromPlan(): (row: FeatureId) => string {
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

/** Gives a function that says in one phrase what a feature is called, and which plans have it. */
export function useNameAndPlan(): (name: string, availability: Availability) => string {
  const { t } = useTranslation();
  const fromPlan = useFromPlan();
  return (name, availability) => {
    const plans = availability === 'everyPlan' ? t('features.from.every') : fromPlan(availability);
    return t('features.from.name', { name, plans });
  };
}
