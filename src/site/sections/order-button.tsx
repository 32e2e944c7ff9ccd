import { useTranslation } from 'react-i18next';
import type { PricedPlan } from '../../content/priced-plan.ts';
import { ExternalButton } from '../text/link.tsx';

/** Leads to where a plan is ordered; one without a price is asked for. */
export function OrderButton({
  of: { name, prices, purchaseLink, isRecommended },
}: {
  of: PricedPlan;
}) {
  const { t } = useTranslation();
  return (
    <ExternalButton to={purchaseLink} tone={isRecommended ? 'main' : 'quiet'} size="small">
      {t(prices.length > 0 ? 'plans.choosePlan' : 'plans.askPlan', { plan: name })}
    </ExternalButton>
  );
}
