import '../design/print.css';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSite } from '../context.tsx';
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
 * @param note what else is to be said below them, in small print
 */
export function Plans({ isOpen = false, note }: FoldProps & { note?: ReactNode }) {
  return (
    <PlanPrices
      note={note}
      comparisons={{
        personal: <PersonalComparison isOpen={isOpen} />,
        business: <BusinessComparison isOpen={isOpen} />,
      }}
    />
  );
}

/** Basics to Ultra: the prices as a strip, every feature in a table. */
export function PersonalPlans({ isOpen = false }: FoldProps) {
  return (
    <>
      <PersonalPrices />
      <PersonalComparison isOpen={isOpen} />
    </>
  );
}

/** Business Foundation to Enterprise, likewise. */
export function BusinessPlans({ isOpen = false }: FoldProps) {
  return (
    <>
      <BusinessPrices />
      <BusinessComparison isOpen={isOpen} />
    </>
  );
}

function PersonalComparison({ isOpen }: { isOpen: boolean }) {
  const { t } = useTranslation();
  return (
    <Comparison isOpen={isOpen}>
      <PlanTable plans={useSite().prices.personal} caption={t('plans.table.personalCaption')} />
    </Comparison>
  );
}

function BusinessComparison({ isOpen }: { isOpen: boolean }) {
  const { t } = useTranslation();
  return (
    <Comparison isOpen={isOpen}>
      <PlanTable plans={useSite().prices.business} caption={t('plans.table.businessCaption')} />
    </Comparison>
  );
}

function Comparison({ isOpen, children }: { isOpen: boolean; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <details className={styles.comparison} open={isOpen}>
      <summary>{t('plans.compareAll')}</summary>
      {children}
    </details>
  );
}
