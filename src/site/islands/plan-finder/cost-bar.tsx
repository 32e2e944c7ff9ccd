import styles from './cost-bar.module.css';

const width = 600;

/**
 * A year's price as a bar: the plan, what is added to it, and a line where the budget ends. The
 * numbers beside it say the same, so it is only visual.
 */
export function CostBar({
  planCents,
  annualCents,
  dearestCents,
  budgetCents,
}: {
  planCents: number;
  /** The plan and what is added to it. */
  annualCents: number;
  /** The amount that takes the whole width. */
  dearestCents: number;
  budgetCents: number | undefined;
}) {
  const across = (cents: number) => Math.round((width * cents) / dearestCents);
  const isBudgetInside = budgetCents !== undefined && budgetCents <= dearestCents;
  return (
    <svg
      className={styles.bar}
      viewBox={`0 0 ${width} 20`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className={styles.ground} d={`M0 10h${width}`} />
      <path className={styles.addon} d={`M0 10h${across(annualCents)}`} />
      <path className={styles.plan} d={`M0 10h${across(planCents)}`} />
      {isBudgetInside && <path className={styles.budget} d={`M${across(budgetCents)} 0v20`} />}
    </svg>
  );
}
