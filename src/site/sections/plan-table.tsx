import { useTranslation } from 'react-i18next';
import { planRowIds } from '../../content/schema/plan-ids.ts';
import { useSite } from '../context.tsx';
import { DataTable } from '../design/data-table.tsx';
import { type PlanUse, planRowId } from '../plan-row-id.ts';
import { usePlanCell } from './plan-cell.ts';
import styles from './plan-table.module.css';

/**
 * Every feature of the plans of one kind. On a phone each feature's name stands above its values and the
 * plans' names stay in view.
 */
export function PlanTable({ use }: { use: PlanUse }) {
  const { t } = useTranslation();
  const { prices, pageKey } = useSite();
  const plans = prices[use];
  const cellOf = usePlanCell();
  return (
    <DataTable className={styles.table} caption={t(`plans.table.${use}Caption`)}>
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
          // References name the rows of one page, and ids are heavy.
          <tr key={row} id={pageKey === 'plans' ? planRowId(row, use) : undefined}>
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
