import '../design/print.css';
import { useTranslation } from 'react-i18next';
import fold from '../design/disclosure.module.css';
import type { PlanKind } from '../plan-row-id.ts';
import { PlanTable } from './plan-table.tsx';

/** The feature table of personal or business plans, folded by default. */
export function PlanComparison({ kind, isOpen = false }: { kind: PlanKind; isOpen?: boolean }) {
  const { t } = useTranslation();
  return (
    <details className={fold.fold} open={isOpen}>
      <summary>{t('plans.compareAll')}</summary>
      <PlanTable kind={kind} />
    </details>
  );
}
