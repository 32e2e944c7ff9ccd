import { useTranslation } from 'react-i18next';
import { Section } from '../../design/section.tsx';
import { Text } from '../../text/text.tsx';
import { PriceMatrix } from './price-matrix.tsx';
import styles from './prices.module.css';

/** What a wiki costs a company, by its size and the plan, and what became of the prices that were advertised before. */
export function Prices() {
  const { t } = useTranslation();
  return (
    <Section id="plans" title={t('for-companies.plans.title')} ground="sand">
      <PriceMatrix />
      <p className={styles.advertised}>
        <Text k="for-companies.plans.advertised" />
      </p>
    </Section>
  );
}
