import { useTranslation } from 'react-i18next';
import type { PricedPlan } from '../../content/priced-plan.ts';
import { planRowIds } from '../../content/schema/plan-ids.ts';
import { DataTable } from '../design/data-table.tsx';
import { usePlanCell } from './plan-cell.ts';
import styles from './plan-table.module.css';

/**
 * Every feature of some plans. On a phone each feature's name stands above its values and the
 * plans' names stay in view.
 */
export function PlanTable({ plans, caption }: { plans: readonly PricedPlan[]; caption: string }) {
  const { t } = useTranslation();
  const cellOf = usePlanCell();
  return (
    <DataTable className={styles.table} caption={caption}>
      <thead>
        <tr>
          <th scope="col">{t('plans.table.feature')}</th>
          {plans.map((plan) => (
            <th key={plan.id} scope="col">
              {plan.name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {planRowIds.map((row) => (
          <tr key={row} id={plans[0]?.id === 'basics' ? `row-${row}` : undefined}>
            <th scope="row">{t(`plans.rows.${row}`)}</th>
            {plans.map((plan) => {
              const cell = cellOf(row, plan);
              return (
                <td key={plan.id} className={markOf(cell)}>
                  {cell === 'yes' || cell === 'no' ? t(`common.${cell}`) : cell}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}

function markOf(cell: string): string | undefined {
  if (cell === 'yes') return styles.yes;
  if (cell === 'no') return styles.no;
  return undefined;
}
