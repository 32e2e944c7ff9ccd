import { useTranslation } from 'react-i18next';
import { Section } from '../../design/section.tsx';
import { Text } from '../../text/text.tsx';
import { PriceMatrix } from './price-matrix.tsx';
import styles from './prices.module.css';

/** The price of a wiki by company size and plan, and a note on formerly advertised prices. */
export function Prices() {
  const { t } = useTranslation();
  return (
    <Section id="plans" title={t('for-companies.plans.title')} background="sand">
      <PriceMatrix />
      <p className={styles.advertised}>
        <Text k="for-companies.plans.advertised" />
      </p>
    </Section>
  );
}
