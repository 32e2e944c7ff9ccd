import { useTranslation } from 'react-i18next';
import { featureRows } from '../../content/plans.ts';
import type { PricedPlan } from '../../content/priced-plan.ts';
import type { FeatureId, FeatureValue, PlanRowId } from '../../content/schema/plan-ids.ts';
import { highestOf, lowestOf, type Money } from '../../domain/money.ts';
import { formatMoney, formatMoneyRange, formatStorage } from '../../i18n/format.ts';
import { useSite } from '../context.tsx';

const features = new Map<string, (typeof featureRows)[number]['cells']>(
  featureRows.map((row) => [row.id, row.cells]),
);

/** Capitalises the first letter of a text. */
export const capitalised = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/**
 * Returns a function that writes a cell of the comparison table in the page's language: `yes` or `no` for a
 * mark, otherwise the cell's text.
 */
export function usePlanCell(): (row: PlanRowId, plan: PricedPlan) => string {
  const { t } = useTranslation();
  const { locale } = useSite();
  const range = (amounts: readonly Money[]) => {
    const [lowest, highest] = [lowestOf(amounts), highestOf(amounts)];
    return lowest && highest ? formatMoneyRange(locale, lowest, highest) : t('plans.values.quote');
  };
  const unlimited = t('plans.values.unlimited');

  const featureCell = (value: FeatureValue) =>
    value === 'yes' || value === 'no' ? value : t(`plans.values.${value}`);

  const amountCells: Record<Exclude<PlanRowId, FeatureId>, (plan: PricedPlan) => string> = {
    includedWikis: ({ includedWikis }) =>
      includedWikis === 'unlimited' ? unlimited : String(includedWikis),
    extraWikiPrice: (plan) =>
      plan.includedWikis === 'unlimited'
        ? t('plans.values.included')
        : t('plans.values.perMonth', { price: formatMoney(locale, plan.extraWiki) }),
    storage: ({ storage }) => {
      if (storage === 'unlimited') return unlimited;
      const amount = formatStorage(locale, storage.gb);
      return storage.isOpenEnded ? t('plans.values.orMore', { amount }) : amount;
    },
    bestFor: (plan) => capitalised(t(`plans.bestFor.${plan.bestFor}`)),
    monthlyPrice: ({ prices }) => range(prices.map(({ monthly }) => monthly)),
    annualPrice: ({ prices }) => range(prices.map(({ annual }) => annual)),
  };

  return (row, plan) => {
    const cells = features.get(row);
    if (cells) return featureCell(cells[plan.id]);
    return amountCells[row as keyof typeof amountCells](plan);
  };
}

/**
 * Returns a function that describes a plan's storage and wikis in the page's language, or returns undefined
 * for a plan without these limits.
 */
export function usePlanContents(): (plan: PricedPlan) => string | undefined {
  const { t } = useTranslation();
  const cellOf = usePlanCell();
  return (plan) =>
    plan.includedWikis === 'unlimited'
      ? undefined
      : t('plans.price.holds', {
          storage: cellOf('storage', plan),
          count: plan.includedWikis,
        });
}
