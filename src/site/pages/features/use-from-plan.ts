import { useTranslation } from 'react-i18next';
import { businessPlans, featureRows, personalPlans } from '../../../content/plans.ts';
import type { FeatureId } from '../../../content/schema/plan-ids.ts';

/**
 * Which plans have a feature: as a row of the plan table says, in every plan by the terms, or by
 * asking because it belongs to no plan.
 */
export type Availability = FeatureId | 'everyPlan' | 'onRequest';

/** From which plan on a feature is there. */
export interface FromPlan {
  /** In words, by the first personal and the first business plan that have it. */
  words: string;
  /** One for each personal plan, in their order: whether it has the feature. */
  beds: readonly boolean[];
}

/** Gives a function that reads off the plan table from which plan on a feature is there. */
export function useFromPlan(): (availability: Availability) => FromPlan {
  const { t } = useTranslation();
  return (availability) => {
    if (availability === 'onRequest') {
      return { words: t('features.from.ask'), beds: [] };
    }
    const cells = featureRows.find(({ id }) => id === availability)?.cells;
    const has = ({ id }: { id: keyof NonNullable<typeof cells> }) => cells?.[id] !== 'no';
    const beds = personalPlans.map(has);
    const first = personalPlans.find(has)?.name;
    const business = businessPlans.find(has)?.name;
    if (beds.every(Boolean)) {
      return { words: t('features.from.every'), beds };
    }
    return {
      words: t('features.from.planWithBusiness', { personal: first, business }),
      beds,
    };
  };
}
