import { useTranslation } from 'react-i18next';
import { type PlanRowId, planRowIds } from '../../content/schema/plan-ids.ts';
import { useSite } from '../context.tsx';
import { DataTable } from '../design/data-table.tsx';
import { type PlanUse, planRowId } from '../plan-row-id.ts';
import { usePlanCell } from './plan-cell.ts';
import styles from './plan-table.module.css';
import { PlanTableTools } from './plan-table-tools.tsx';

/**
 * Every feature of the plans of one kind: what tells them apart, then what is the same in all. On a
 * phone each feature's name stands above its values and the plans' names stay in view. The page about
 * plans says what each row means, and lets a visitor choose what is compared.
 */
export function PlanTable({ use }: { use: PlanUse }) {
  const { t } = useTranslation();
  const { prices, pageKey } = useSite();
  const isWhole = pageKey === 'plans';
  const plans = prices[use];
  const cellOf = usePlanCell();
  const rows = planRowIds.map((id) => ({ id, cells: plans.map((plan) => cellOf(id, plan)) }));
  const same = rows.filter(({ cells }) => cells.every((cell) => cell === cells[0]));
  const differing = rows.filter((row) => !same.includes(row));
  const rowOf = ({ id, cells }: (typeof rows)[number]) => (
    // References name the rows of one page, and ids are heavy.
    <tr key={id} id={isWhole ? planRowId(id, use) : undefined}>
      <th scope="row">{isWhole ? <ExplainedRow id={id} /> : t(`plans.rows.${id}`)}</th>
      {cells.map((cell, index) => (
        <td key={plans[index]?.id} className={markOf(cell)}>
          {cell === 'yes' || cell === 'no' ? t(`common.${cell}`) : cell}
        </td>
      ))}
    </tr>
  );
  return (
    <>
      {isWhole && <PlanTableTools plans={plans} />}
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
        <tbody>{differing.map(rowOf)}</tbody>
        <tbody className={styles.same}>
          {isWhole && (
            <tr>
              <th scope="rowgroup" colSpan={plans.length + 1} className={styles.group}>
                {t('plans.table.inEvery')}
              </th>
            </tr>
          )}
          {same.map(rowOf)}
        </tbody>
      </DataTable>
    </>
  );
}

/** The name of a row, which unfolds into what the row means for the wiki. */
function ExplainedRow({ id }: { id: PlanRowId }) {
  const { t } = useTranslation();
  return (
    <details className={styles.means}>
      <summary>{t(`plans.rows.${id}`)}</summary>
      {t(`plans.means.${id}`)}
    </details>
  );
}

function markOf(cell: string): string | undefined {
  if (cell === 'yes') return styles.yes;
  if (cell === 'no') return styles.no;
  return undefined;
}
