import { useTranslation } from 'react-i18next';
import type { Examples } from '../examples.ts';
import { Step, Steps } from './steps.tsx';

function Some({ count }: { count: number }) {
  const { t } = useTranslation();
  return (
    <Steps>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they stay in their order
        <Step key={index} title={t('about.leaving.ask.title')}>
          {t('compare.lede')}
        </Step>
      ))}
    </Steps>
  );
}

export const examples = {
  three: () => <Some count={3} />,
  five: () => <Some count={5} />,
} satisfies Examples;
