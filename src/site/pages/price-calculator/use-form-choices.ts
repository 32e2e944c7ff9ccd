import { useTranslation } from 'react-i18next';
import { includedIn } from '../../../content/price-book.ts';
import { site } from '../../../content/site.ts';
import { type OptionalAddonId, optionalAddonIds } from '../../../domain/price-book.ts';
import { formatList } from '../../../i18n/format.ts';
import { useSite } from '../../context.tsx';
import type { FormChoices } from '../../islands/live-estimate/calculator-form.tsx';
import { listPlaces, priceNames } from '../../price-names.ts';
import { usePlanCell } from '../../sections/plan-cell.ts';

/** Everything that can be chosen in the calculator's form, in the page's language. */
export function useFormChoices(): FormChoices {
  const { t, i18n } = useTranslation();
  const { locale, prices } = useSite();
  const cell = usePlanCell();
  const names = priceNames(i18n);
  const remarkOn = (id: OptionalAddonId) => {
    const plans = includedIn[id].map((plan) => names[plan]);
    if (plans.length === 0) return t(`add-ons.${id}.short`);
    return t('price-calculator.form.includedIn', { plans: formatList(locale, plans) });
  };
  return {
    plans: prices.personal.map((plan) => ({
      id: plan.id,
      holds: t('price-calculator.form.holds', {
        storage: cell('storage', plan),
        wikis: cell('includedWikis', plan),
      }),
    })),
    remarks: Object.fromEntries(optionalAddonIds.map((id) => [id, remarkOn(id)])) as Record<
      OptionalAddonId,
      string
    >,
    places: listPlaces(i18n),
    locationServices: site.locationServices,
  };
}
