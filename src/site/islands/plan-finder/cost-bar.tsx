import styles from './cost-bar.module.css';

const width = 600;

/**
 * A year's price as a bar of plan and add-ons, with a mark at the budget. Decorative: the numbers beside it
 * say the same.
 */
export function CostBar({
  planCents,
  annualCents,
  dearestCents,
  budgetCents,
}: {
  planCents: number;
  /** Price of plan and add-ons. */
  annualCents: number;
  /** The amount at full width. */
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
