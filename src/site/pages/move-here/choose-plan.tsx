import { useTranslation } from 'react-i18next';
import { PlanPrices } from '../../sections/plan-prices.tsx';
import { Text } from '../../text/text.tsx';

/** The plans to move to: first for companies, then for people and communities. */
export function ChoosePlan() {
  const { t } = useTranslation();
  return (
    <PlanPrices
      id="choose-plan"
      first="business"
      title={t('move-here.choosePlan.title')}
      note={<Text k="move-here.choosePlan.text" />}
    />
  );
}
