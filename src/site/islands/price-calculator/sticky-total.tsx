import type { Billing } from '../../../domain/billing.ts';
import type { Price } from '../../../domain/price.ts';
import { ChoicesScene, type Planting } from '../../garden/scene-choices.tsx';
import script from '../needs-script.module.css';
import { PaidTotal } from './paid-total.tsx';
import styles from './sticky-total.module.css';

/**
 * The sticky total at the lower edge of a narrow screen, where the full total is off screen. Hidden from
 * screen readers, which have the full total and its announcements.
 */
export function StickyTotal({
  price,
  billing,
  tax,
  planting,
}: {
  price: Price;
  billing: Billing;
  /** The tax in the price, in words. */
  tax: string;
  planting: Planting;
}) {
  return (
    <p className={`${styles.total} ${script.needsScript}`} aria-hidden="true">
      <ChoicesScene alt="" planting={planting} />
      <span>
        <PaidTotal price={price} billing={billing} />
      </span>
      <small>{tax}</small>
    </p>
  );
}
