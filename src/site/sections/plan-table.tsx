import { useTranslation } from 'react-i18next';
import { type PlanRowId, planRowIds } from '../../content/schema/plan-ids.ts';
import { useSite } from '../context.tsx';
import { DataTable } from '../design/data-table.tsx';
import { type PlanKind, planRowId } from '../plan-row-id.ts';
import { usePlanCell } from './plan-cell.ts';
import { PlanPicker } from './plan-picker.tsx';
import styles from './plan-table.module.css';

/**
 * The feature table of personal or business plans: rows that differ between plans, then a list of features
 * that all have. On a phone each feature's name is above its values, the plans' names are sticky, and the
 * visitor chooses two plans. On /plans, rows unfold an explanation unless their name is clear.
 */
export function PlanTable({ kind }: { kind: PlanKind }) {
  const { t } = useTranslation();
  const { prices, pageKey } = useSite();
  const isWhole = pageKey === 'plans';
  const plans = prices[kind];
  const cellOf = usePlanCell();
  const rows = planRowIds.map((id) => ({ id, cells: plans.map((plan) => cellOf(id, plan)) }));
  const same = rows.filter(({ cells }) => cells.every((cell) => cell === 'yes'));
  const differing = rows.filter((row) => !same.includes(row));
  // Links lead to the rows of one page only, so others have no ids.
  const rowId = (id: PlanRowId) => (isWhole ? planRowId(id, kind) : undefined);
  const onDedicated = t('plans.values.onDedicated');
  const nameOf = ({ id, cells }: { id: PlanRowId; cells: readonly string[] }) =>
    isWhole && isExplained(id) ? (
      <ExplainedRow id={id} onDedicated={cells.includes(onDedicated) ? onDedicated : undefined} />
    ) : (
      t(`plans.rows.${id}`)
    );
  return (
    <>
      <PlanPicker plans={plans} />
      <DataTable className={styles.table} caption={t(`plans.table.${kind}Caption`)}>
        <thead>
          <tr>
            <th scope="col">{t('plans.table.feature')}</th>
            {plans.map((plan) => (
              <th
                key={plan.id}
                scope="col"
                className={plan.isRecommended ? styles.best : undefined}
              >
                {plan.name}
              </th>
            ))}
          </tr>
        </thead>
        {parts.map((part) => (
          <tbody key={part}>
            <tr>
              <th scope="rowgroup" colSpan={plans.length + 1}>
                {t(`plans.parts.${part}`)}
              </th>
            </tr>
            {differing
              .filter(({ id }) => partOf(id) === part)
              .map(({ id, cells }) => (
                <tr key={id} id={rowId(id)}>
                  <th scope="row">{nameOf({ id, cells })}</th>
                  {plans.map((plan, index) => {
                    const cell = cells[index] ?? '';
                    const marks = [markOf(cell), plan.isRecommended && styles.best].filter(Boolean);
                    return (
                      <td key={plan.id} className={marks.join(' ') || undefined}>
                        {cell === 'yes' || cell === 'no' ? t(`common.${cell}`) : cell}
                      </td>
                    );
                  })}
                </tr>
              ))}
          </tbody>
        ))}
        <tbody>
          <tr>
            <td colSpan={plans.length + 1} className={styles.same}>
              {t('plans.table.inEvery', { count: same.length })}
              <ul className={styles.list}>
                {same.map(({ id, cells }) => (
                  <li key={id} id={rowId(id)}>
                    {nameOf({ id, cells })}
                  </li>
                ))}
              </ul>
            </td>
          </tr>
        </tbody>
      </DataTable>
    </>
  );
}

/** The row groups of the table, in order. */
const parts = ['wiki', 'access', 'server', 'price'] as const;

/** The first row of each group after the first. */
const partStarts = (['sso', 'sshAccess', 'includedWikis'] as const).map((id) =>
  planRowIds.indexOf(id),
);

/** The group of a row. */
function partOf(id: PlanRowId) {
  return parts[partStarts.filter((start) => start <= planRowIds.indexOf(id)).length];
}

/** Rows that need no explanation. */
const plainRows = [
  'unlimitedPages',
  'unlimitedUsers',
  'noAds',
  'automaticUpgrades',
  'addExtensions',
  'dailyBackups',
  'includedWikis',
  'extraWikiPrice',
  'bestFor',
  'monthlyPrice',
  'annualPrice',
] as const;
type ExplainedRowId = Exclude<PlanRowId, (typeof plainRows)[number]>;

function isExplained(id: PlanRowId): id is ExplainedRowId {
  return !plainRows.some((plain) => plain === id);
}

/**
 * A row's name, which unfolds its explanation.
 *
 * @param onDedicated what a cell says where only a virtual private server has the feature; undefined without one
 */
function ExplainedRow({
  id,
  onDedicated,
}: {
  id: ExplainedRowId;
  onDedicated: string | undefined;
}) {
  const { t } = useTranslation();
  return (
    <details className={styles.means}>
      <summary>{t(`plans.rows.${id}`)}</summary>
      {t(`plans.means.${id}`)}
      {onDedicated && ` ${t('plans.onDedicatedNote', { value: onDedicated })}`}
    </details>
  );
}

function markOf(cell: string): string | undefined {
  if (cell === 'yes') return styles.yes;
  if (cell === 'no') return styles.no;
  return undefined;
}
