import { useTranslation } from 'react-i18next';
import { comingRateOn } from '../../content/price-book.ts';
import { formatDay, formatPercent } from '../../i18n/format.ts';
import { useSite } from '../context.tsx';

/** Announces a country's next tax rate beside a price; renders nothing if no change is coming. */
export function ComingRate({ country }: { country: string }) {
  const { t } = useTranslation();
  const { locale, day } = useSite();
  const next = comingRateOn(country, day);
  if (!next) return null;
  const words = {
    date: formatDay(locale, next.validFrom),
    rate: formatPercent(locale, next.basisPoints),
  };
  return <>{t('prices.coming', words)} </>;
}
