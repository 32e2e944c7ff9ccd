import { useTranslation } from 'react-i18next';
import type { PricedPlan } from '../../content/priced-plan.ts';
import { ExternalButton } from '../text/link.tsx';

/** A link to order a plan, or to ask for one without a list price. */
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
