import { useTranslation } from 'react-i18next';
import { businessPlans, featureRows, personalPlans } from '../../../content/plans.ts';
import type { FeatureId } from '../../../content/schema/plan-ids.ts';

/**
 * Which plans have a feature: as a row of the plan table says, in every plan by the terms, or by
 * asking because it belongs to no plan.
 */
export type Availability = FeatureId | 'everyPlan' | 'onRequest';

/**
 * Gives a function that reads off the plan table from which plan on a feature is there, in words: by the
 * first personal and the first business plan that have it.
 */
export function useFromPlan(): (availability: Availability) => string {
  const { t } = useTranslation();
  return (availability) => {
    if (availability === 'onRequest') return t('features.from.ask');
    const cells = featureRows.find(({ id }) => id === availability)?.cells;
    const has = ({ id }: { id: keyof NonNullable<typeof cells> }) => cells?.[id] !== 'no';
    if (personalPlans.every(has)) return t('features.from.every');
    return t('features.from.planWithBusiness', {
      personal: personalPlans.find(has)?.name,
      business: businessPlans.find(has)?.name,
    });
  };
}
