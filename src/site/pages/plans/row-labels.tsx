import { useTranslation } from 'react-i18next';
import { capitalised } from '../../sections/plan-cell.ts';
import styles from './opening.module.css';

/**
 * What the rows of the cards say, in the column in which the comparison below names its features. Hidden
 * from screen readers, which hear it with each card.
 */
export function RowLabels() {
  const { t } = useTranslation();
  return (
    <div className={styles.labels} aria-hidden="true">
      <p>{t('plans.rows.bestFor')}</p>
      <p>{capitalised(t('plans.price.aMonth'))}</p>
      <p>{t('plans.table.holds')}</p>
      <p>{t('plans.table.adds')}</p>
    </div>
  );
}
