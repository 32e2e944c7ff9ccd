import '../design/print.css';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlanUse } from '../plan-row-id.ts';
import { BusinessPrices, PersonalPrices, PlanPrices } from './plan-prices.tsx';
import { PlanTable } from './plan-table.tsx';
import styles from './plans.module.css';

interface FoldProps {
  /** Whether the comparison of every feature is unfolded from the start. */
  isOpen?: boolean;
}

/**
 * All plans with their prices, and every feature compared.
 *
 * @param hasBeds whether each plan has a garden bed as large as its rank
 * @param note a note below them, in small print
 */
export function Plans({
  isOpen = false,
  hasBeds = false,
  note,
}: FoldProps & { hasBeds?: boolean; note?: ReactNode }) {
  return (
    <PlanPrices
      hasBeds={hasBeds}
      note={note}
      comparisons={{
        personal: <PlanComparison use="personal" isOpen={isOpen} />,
        business: <PlanComparison use="business" isOpen={isOpen} />,
      }}
    />
  );
}

/** Basics to Ultra: the prices as a strip, every feature in a table. */
export function PersonalPlans({ isOpen = false }: FoldProps) {
  return (
    <>
      <PersonalPrices />
      <PlanComparison use="personal" isOpen={isOpen} />
    </>
  );
}

/** Business Foundation to Enterprise, likewise. */
export function BusinessPlans({ isOpen = false }: FoldProps) {
  return (
    <>
      <BusinessPrices />
      <PlanComparison use="business" isOpen={isOpen} />
    </>
  );
}

/** Every feature of the plans of one kind, folded. */
export function PlanComparison({ use, isOpen = false }: FoldProps & { use: PlanUse }) {
  const { t } = useTranslation();
  return (
    <details className={styles.comparison} open={isOpen}>
      <summary>{t('plans.compareAll')}</summary>
      <PlanTable use={use} />
    </details>
  );
}
