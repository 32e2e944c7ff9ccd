import { useTranslation } from 'react-i18next';
import { Section } from '../../design/section.tsx';
import { BusinessPlans } from '../../sections/plans.tsx';
import { Text } from '../../text/text.tsx';
import styles from './choose-plan.module.css';

/** The plans to move into. */
export function ChoosePlan() {
  const { t } = useTranslation();
  return (
    <Section
      id="choose-plan"
      title={t('move-here.choosePlan.title')}
      note={<Text k="move-here.choosePlan.note" />}
    >
      <p className={styles.text}>
        <Text k="move-here.choosePlan.text" />
      </p>
      <BusinessPlans />
    </Section>
  );
}
