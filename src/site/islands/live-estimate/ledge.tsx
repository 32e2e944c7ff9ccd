import { useTranslation } from 'react-i18next';
import type { Billing } from '../../../domain/billing.ts';
import type { Price } from '../../../domain/price.ts';
import { formatMoney } from '../../../i18n/format.ts';
import { Figures } from '../../text/figures.tsx';
import script from '../needs-script.module.css';
import styles from './ledge.module.css';
import { MonthTotal } from './month-total.tsx';

/**
 * The month's sum at the lower edge of a narrow screen, where the slate itself is out of sight; with
 * that of the year, if that is what is paid. Screen readers have the slate and its announcements.
 */
export function Ledge({
  locale,
  price,
  billing,
  hasCountry,
}: {
  locale: string;
  price: Price;
  billing: Billing;
  hasCountry: boolean;
}) {
  const { t } = useTranslation();
  const { currency, year } = price;
  const yearly = t('price-calculator.form.billing.billedYearly', {
    price: formatMoney(locale, { cents: year.grossCents, currency }),
  });
  const tax = t(`price-calculator.slate.${hasCountry ? 'withTax' : 'beforeTax'}`);
  return (
    <p className={`${styles.ledge} ${script.needsScript}`} aria-hidden="true">
      <span>
        <MonthTotal price={price} billing={billing} />
      </span>
      <small>
        <Figures>{billing === 'year' ? `${yearly}, ${tax}` : tax}</Figures>
      </small>
    </p>
  );
}
