import '../design/print.css';
import { useTranslation } from 'react-i18next';
import fold from '../design/fold.module.css';
import type { PlanUse } from '../plan-row-id.ts';
import styles from './plan-comparison.module.css';
import { PlanTable } from './plan-table.tsx';

/** Every feature of the plans of one kind, folded unless it is to be open. */
export function PlanComparison({ use, isOpen = false }: { use: PlanUse; isOpen?: boolean }) {
  const { t } = useTranslation();
  return (
    <details className={`${fold.fold} ${styles.comparison}`} open={isOpen}>
      <summary>{t('plans.compareAll')}</summary>
      <PlanTable use={use} />
    </details>
  );
}
