import { useSite } from '../context.tsx';
import { PlanPicture } from './plan-picture.tsx';
import { BriefPrice, BusinessPrice, PersonalPrice } from './plan-price.tsx';
import styles from './price-strips.module.css';

/** Basics to Ultra, as a strip. */
export function PersonalPrices({ hasBeds = false }: { hasBeds?: boolean }) {
  return (
    <div className={styles.strip}>
      {useSite().prices.personal.map((plan) => (
        <PersonalPrice key={plan.id} plan={plan} picture={hasBeds && <PlanPicture plan={plan} />} />
      ))}
    </div>
  );
}

/** Business Foundation to Enterprise, likewise; in brief only for the smallest companies. */
export function BusinessPrices({
  hasBeds = false,
  isBrief = false,
}: {
  hasBeds?: boolean;
  isBrief?: boolean;
}) {
  return (
    <div className={styles.strip}>
      {useSite().prices.business.map((plan) => (
        <BusinessPrice
          key={plan.id}
          plan={plan}
          picture={hasBeds && <PlanPicture plan={plan} />}
          isBrief={isBrief}
        />
      ))}
    </div>
  );
}

/** Either of them with no more than names and prices. */
export function BriefPrices({ of: use }: { of: 'personal' | 'business' }) {
  return (
    <div className={styles.strip}>
      {useSite().prices[use].map((plan) => (
        <BriefPrice key={plan.id} plan={plan} />
      ))}
    </div>
  );
}
