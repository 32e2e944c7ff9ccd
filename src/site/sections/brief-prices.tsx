import { useTranslation } from 'react-i18next';
import { useSite } from '../context.tsx';
import { ExternalLink } from '../text/link.tsx';
import styles from './brief-prices.module.css';
import { Month } from './plan-price.tsx';

/** All plans of one kind in a ruled row: each name leads to where the plan is ordered, and below it is the price. */
export function BriefPrices({ of: use }: { of: 'personal' | 'business' }) {
  const { t } = useTranslation();
  return (
    <ul className={styles.row}>
      {useSite().prices[use].map((plan) => (
        <li key={plan.id}>
          <h3>
            <ExternalLink to={plan.purchaseLink}>{plan.name}</ExternalLink>{' '}
            {plan.isRecommended && <small>{t('plans.recommended')}</small>}
          </h3>
          <Month of={plan} />
        </li>
      ))}
    </ul>
  );
}
