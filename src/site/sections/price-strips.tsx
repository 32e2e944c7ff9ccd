import type { ReactNode } from 'react';
import { useSite } from '../context.tsx';
import { PlanPicture } from './plan-picture.tsx';
import { BusinessPrice, PersonalPrice } from './plan-price.tsx';
import styles from './price-strips.module.css';

interface StripProps {
  labels?: ReactNode;
  /** Whether each plan is a row on wide screens. */
  isInRows?: boolean;
}

const lookOf = (isInRows: boolean) => (isInRows ? `${styles.strip} ${styles.rows}` : styles.strip);

/** The cards of the personal plans; with row labels, each has a drawing. */
export function PersonalPrices({ labels, isInRows = false }: StripProps) {
  return (
    <div className={lookOf(isInRows)}>
      {labels}
      {useSite().prices.personal.map((plan) => (
        <PersonalPrice key={plan.id} plan={plan} picture={labels && <PlanPicture plan={plan} />} />
      ))}
    </div>
  );
}

/** The cards of the business plans, likewise. */
export function BusinessPrices({ labels, isInRows = false }: StripProps) {
  return (
    <div className={lookOf(isInRows)}>
      {labels}
      {useSite().prices.business.map((plan) => (
        <BusinessPrice key={plan.id} plan={plan} picture={labels && <PlanPicture plan={plan} />} />
      ))}
    </div>
  );
}
