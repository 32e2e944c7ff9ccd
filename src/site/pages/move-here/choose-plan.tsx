import { useTranslation } from 'react-i18next';
import { Section } from '../../design/section.tsx';
import { PriceNote } from '../../prices/price-note.tsx';
import { BusinessPrices } from '../../sections/plan-prices.tsx';
import { PlanComparison } from '../../sections/plans.tsx';
import { Text } from '../../text/text.tsx';
import styles from './choose-plan.module.css';

/** The plans to move into: where those for people and communities are, and those for companies. */
export function ChoosePlan() {
  const { t } = useTranslation();
  return (
    <Section id="choose-plan" title={t('move-here.choosePlan.title')} note={<PriceNote of="all" />}>
      <p className={styles.text}>
        <Text k="move-here.choosePlan.text" />
      </p>
      <h3 className={styles.kind}>{t('plans.table.business')}</h3>
      <BusinessPrices isBrief />
      <PlanComparison use="business" />
    </Section>
  );
}
