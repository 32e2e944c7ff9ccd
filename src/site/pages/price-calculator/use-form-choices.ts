import { useTranslation } from 'react-i18next';
import { choices } from '../../../content/price-book.ts';
import { site } from '../../../content/site.ts';
import type { ProductId } from '../../../domain/price-book.ts';
import { formatList } from '../../../i18n/format.ts';
import { useSite } from '../../context.tsx';
import type { DrawnPlan } from '../../garden/plan-plot.ts';
import type { FormChoices } from '../../islands/price-calculator/calculator-form.tsx';
import { listPlaces, priceNames } from '../../price-names.ts';
import { drawnPlan } from '../../sections/drawn-plan.ts';
import { usePlanContents } from '../../sections/plan-cell.ts';
import type { TextKey } from '../../text/text-key.ts';

/** Infinity does not survive JSON. */
const finite = ({ wikis, storageGb, ...plot }: DrawnPlan): DrawnPlan => ({
  ...plot,
  wikis: Math.min(wikis, Number.MAX_SAFE_INTEGER),
  storageGb: Math.min(storageGb, Number.MAX_SAFE_INTEGER),
});

/** All options of the calculator's form, in the page's language. */
export function useFormChoices(): FormChoices {
  const { t, i18n } = useTranslation();
  const { locale, prices } = useSite();
  const holds = usePlanContents();
  const names = priceNames(i18n);
  const remarkOn = (id: string, includedIn: readonly ProductId[]) => {
    if (includedIn.length === 0) return t(`add-ons.${id}.short` as TextKey);
    const plans = includedIn.map((plan) => names[plan]);
    return t('price-calculator.form.includedIn', { plans: formatList(locale, plans) });
  };
  return {
    plans: prices.personal.map((plan) => ({
      id: plan.id,
      holds: holds(plan),
      plot: finite(drawnPlan(plan)),
    })),
    addons: prices.addons
      .filter(({ id }) => choices.addons.includes(id))
      .map(({ id, includedIn }) => ({ id, remark: remarkOn(id, includedIn) })),
    places: listPlaces(i18n),
    locationServices: site.locationServices,
  };
}
