import { useTranslation } from 'react-i18next';
import type { Price } from '../../../domain/price.ts';
import script from '../needs-script.module.css';
import styles from './ledge.module.css';
import { MonthTotal } from './month-total.tsx';

/**
 * The month's sum at the lower edge of a narrow screen, where the slate itself is out of sight.
 * Screen readers have the slate and its announcements.
 */
export function Ledge({ price, hasCountry }: { price: Price; hasCountry: boolean }) {
  const { t } = useTranslation();
  return (
    <p className={`${styles.ledge} ${script.needsScript}`} aria-hidden="true">
      <span>
        <MonthTotal price={price} />
      </span>
      <small>{t(`price-calculator.slate.${hasCountry ? 'withTax' : 'beforeTax'}`)}</small>
    </p>
  );
}
