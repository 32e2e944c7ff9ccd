import { useTranslation } from 'react-i18next';
import { type BusinessPlan, featureRows, type PersonalPlan } from '../../content/plans.ts';
import { addonMonthlyCents } from '../../content/price-book.ts';
import type { FeatureId, FeatureValue, PlanRowId } from '../../content/schema/plan-ids.ts';
import { bandAnnualCents, discountedCents, personalAnnualCents } from '../../domain/plan-price.ts';
import { formatMoney, formatStorage, moneyFormat } from '../../i18n/format.ts';
import { useSite } from '../context.tsx';

type Plan = PersonalPlan | BusinessPlan;

const features = new Map<string, (typeof featureRows)[number]['cells']>(
  featureRows.map((row) => [row.id, row.cells]),
);

/**
 * Gives a function that writes a cell of the comparison table in the page's language.
 *
 * @returns for a row and a plan, `yes` or `no` for a plain mark, otherwise the words of the cell
 */
export function usePlanCell(): (row: PlanRowId, plan: Plan) => string {
  const { t } = useTranslation();
  const { locale } = useSite();
  const dollars = (cents: readonly number[]) => moneyRange(locale, cents);
  const unlimited = t('plans.values.unlimited');

  const featureCell = (value: FeatureValue) =>
    value === 'yes' || value === 'no' ? value : t(`plans.values.${value}`);

  const amountCells: Record<Exclude<PlanRowId, FeatureId>, (plan: Plan) => string> = {
    includedWikis: ({ includedWikis }) =>
      includedWikis === 'unlimited' ? unlimited : String(includedWikis),
    extraWikiPrice: (plan) =>
      plan.includedWikis === 'unlimited'
        ? unlimited
        : t('plans.values.perMonth', { price: formatMoney(locale, extraWikiCents(plan), 'USD') }),
    storage: ({ storage }) => {
      if (storage === 'unlimited') return unlimited;
      const amount = formatStorage(locale, storage.gb);
      return storage.isOpenEnded ? t('plans.values.orMore', { amount }) : amount;
    },
    bestFor: (plan) => t(`plans.bestFor.${plan.bestFor}`),
    monthlyPrice: (plan) => dollars(monthlyCentsOf(plan)) || t('plans.values.quote'),
    annualPrice: (plan) => dollars(annualCentsOf(plan)) || t('plans.values.quote'),
  };

  return (row, plan) => {
    const cells = features.get(row);
    if (cells) return featureCell(cells[plan.id]);
    return amountCells[row as keyof typeof amountCells](plan);
  };
}

function extraWikiCents(plan: Plan): number {
  const discount = 'bands' in plan ? plan.extraWikiDiscountBasisPoints : 0;
  return discountedCents(addonMonthlyCents.extrawikis.USD, discount);
}

/** What a month costs when it is paid by the month, in whole cents; empty for a plan by quote. */
export function monthlyCentsOf(plan: Plan): number[] {
  return 'bands' in plan ? plan.bands.map((band) => band.monthlyCents) : [plan.monthlyCents.USD];
}

/** What a year costs when it is paid at once, in whole cents; empty for a plan by quote. */
export function annualCentsOf(plan: Plan): number[] {
  return 'bands' in plan
    ? plan.bands.map(bandAnnualCents)
    : [personalAnnualCents(plan.monthlyCents.USD)];
}

/** Lowest to highest of some amounts: `$240–$840`, `240–840 $`; empty when there are none. */
function moneyRange(locale: string, cents: readonly number[]): string {
  if (cents.length === 0) return '';
  const lowest = Math.min(...cents);
  const highest = Math.max(...cents);
  if (lowest === highest) return formatMoney(locale, lowest, 'USD', { isShort: true });
  const range = moneyFormat(locale, 'USD', true).formatRange(lowest / 100, highest / 100);
  // English has spaces round the dash and Spanish a hyphen, at which a narrow cell would break.
  return range.replace(/\s*[-–]\s*/, '–');
}
