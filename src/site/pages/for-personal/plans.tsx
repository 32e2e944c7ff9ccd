import { useTranslation } from 'react-i18next';
import { Section } from '../../design/section.tsx';
import { PriceNote } from '../../prices/price-note.tsx';
import { PlanComparison } from '../../sections/plan-comparison.tsx';
import { PersonalPrices } from '../../sections/price-strips.tsx';
import { Text } from '../../text/text.tsx';
import styles from './plans.module.css';

/** The plans that are sold to people. */
export function Plans() {
  const { t } = useTranslation();
  return (
    <Section
      id="plans"
      title={t('for-personal.plans.title')}
      note={<PriceNote of="personal" />}
      ground="sand"
    >
      <PersonalPrices />
      <PlanComparison use="personal" />
      <p className={styles.text}>
        <Text k="for-personal.plans.text" />
      </p>
    </Section>
  );
}
