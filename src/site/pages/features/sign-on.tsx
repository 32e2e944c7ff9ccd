import { useTranslation } from 'react-i18next';
import { Step, Steps } from '../../design/steps.tsx';
import { SignOnKinds } from './sign-on-kinds.tsx';

const steps = ['wiki', 'directory', 'page'] as const;

/** The way of a sign-on in three steps, and the kinds there are. */
export function SignOn() {
  const { t } = useTranslation();
  return (
    <>
      <Steps>
        {steps.map((step) => (
          <Step key={step} title={t(`features.sso.steps.${step}.title`)}>
            {t(`features.sso.steps.${step}.text`)}
          </Step>
        ))}
      </Steps>
      <SignOnKinds />
    </>
  );
}
