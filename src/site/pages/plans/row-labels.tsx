import { useTranslation } from 'react-i18next';
import { capitalised } from '../../sections/plan-cell.ts';
import styles from './opening.module.css';

/**
 * Labels of the cards' rows, in the column that holds the feature names of the table below. Hidden from
 * screen readers, which get the label with each card.
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
