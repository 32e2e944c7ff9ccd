import { useTranslation } from 'react-i18next';
import type { Examples } from '../examples.ts';
import { PlanPrices } from './plan-prices.tsx';

export const examples = {
  'with a note in small print': () => {
    const { t } = useTranslation();
    return <PlanPrices note={t('compare.lede')} />;
  },
  'in rows, business plans first': () => <PlanPrices isInRows first="business" />,
} satisfies Examples;
