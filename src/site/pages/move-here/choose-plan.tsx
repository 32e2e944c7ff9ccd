import { useTranslation } from 'react-i18next';
import { Section } from '../../design/section.tsx';
import { PriceNote } from '../../prices/price-note.tsx';
import { PlanComparison } from '../../sections/plan-comparison.tsx';
import { BusinessPrices } from '../../sections/price-strips.tsx';
import { Text } from '../../text/text.tsx';
import styles from './choose-plan.module.css';

/** The plans to move into: those for companies, and where those for people and communities stand. */
export function ChoosePlan() {
  const { t } = useTranslation();
  return (
    <Section
      id="choose-plan"
      title={t('move-here.choosePlan.title')}
      note={<PriceNote of="all" />}
      ground="sand"
    >
      <p className={styles.text}>
        <Text k="move-here.choosePlan.text" />
      </p>
      <h3 className={styles.kind}>{t('plans.table.business')}</h3>
      <BusinessPrices isBrief />
      <PlanComparison use="business" />
    </Section>
  );
}
