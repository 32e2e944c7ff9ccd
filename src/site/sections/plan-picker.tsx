import { useTranslation } from 'react-i18next';
import type { PricedPlan } from '../../content/priced-plan.ts';
import select from '../design/select.module.css';
import styles from './plan-table.module.css';

/**
 * Chooses the two plans that the following table shows on a phone, by CSS without script. In browsers without
 * `:has()` it is hidden and the table shows all plans.
 */
export function PlanPicker({ plans }: { plans: readonly PricedPlan[] }) {
  const { t } = useTranslation();
  const choice = (label: string, first: number) => (
    <label>
      {label}{' '}
      <select className={select.select} defaultValue={first}>
        {plans.map(({ id, name }, index) => (
          <option key={id} value={index}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
  return (
    <div className={styles.pick}>
      {choice(t('plans.table.pick'), 0)} {choice(t('plans.table.with'), 1)}
    </div>
  );
}
