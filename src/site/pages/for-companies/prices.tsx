import { useTranslation } from 'react-i18next';
import { Section } from '../../design/section.tsx';
import { PriceMatrix } from './price-matrix.tsx';

/** What a wiki costs a company, by its size and the plan. */
export function Prices() {
  const { t } = useTranslation();
  return (
    <Section id="plans" title={t('for-companies.plans.title')} ground="sand">
      <PriceMatrix />
    </Section>
  );
}
