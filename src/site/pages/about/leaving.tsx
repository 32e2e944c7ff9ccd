import { useTranslation } from 'react-i18next';
import { Section } from '../../design/section.tsx';
import { Step, Steps } from '../../design/steps.tsx';
import { Text } from '../../text/text.tsx';

const steps = ['ask', 'check', 'test', 'domain', 'cancel'] as const;

/** The steps of leaving, in the order in which nothing is lost. */
export function Leaving() {
  const { t } = useTranslation();
  return (
    <Section id="leaving" title={t('about.leaving.title')}>
      <Steps>
        {steps.map((step) => (
          <Step key={step} title={t(`about.leaving.${step}.title`)}>
            <Text k={`about.leaving.${step}.text`} />
          </Step>
        ))}
      </Steps>
    </Section>
  );
}
