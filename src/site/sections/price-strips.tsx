import type { ReactNode } from 'react';
import { useSite } from '../context.tsx';
import { PlanPicture } from './plan-picture.tsx';
import { BusinessPrice, PersonalPrice } from './plan-price.tsx';
import styles from './price-strips.module.css';

interface StripProps {
  labels?: ReactNode;
  /** Whether each plan is a row where there is room for one. */
  isInRows?: boolean;
}

const lookOf = (isInRows: boolean) => (isInRows ? `${styles.strip} ${styles.rows}` : styles.strip);

/** Basics to Ultra, as a strip; with labels of its rows, each on a plot of the garden. */
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

/** Business Foundation to Enterprise, likewise. */
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
