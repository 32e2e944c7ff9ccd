import type { Billing } from '../../../domain/billing.ts';
import type { Price } from '../../../domain/price.ts';
import { ChoicesScene, type Planting } from '../../garden/scene-choices.tsx';
import script from '../needs-script.module.css';
import styles from './ledge.module.css';
import { PaidTotal } from './paid-total.tsx';

/**
 * What is paid at once, and what it plants, at the lower edge of a narrow screen, where the slate itself
 * is out of sight.
 * Screen readers have the slate and its announcements.
 */
export function Ledge({
  price,
  billing,
  tax,
  planting,
}: {
  price: Price;
  billing: Billing;
  /** What tax is in the price, in words. */
  tax: string;
  planting: Planting;
}) {
  return (
    <p className={`${styles.ledge} ${script.needsScript}`} aria-hidden="true">
      <ChoicesScene alt="" planting={planting} />
      <span>
        <PaidTotal price={price} billing={billing} />
      </span>
      <small>{tax}</small>
    </p>
  );
}
