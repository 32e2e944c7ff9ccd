import { useTranslation } from 'react-i18next';
import { Step, Steps } from '../../design/steps.tsx';
import styles from './sign-on.module.css';
import { SignOnKinds } from './sign-on-kinds.tsx';

const steps = ['wiki', 'directory', 'page'] as const;

/** Names of protocols and products are the same in every language. */
const protocols = ['SAML', 'LDAP', 'OAuth', 'OpenID', 'Shibboleth'];

/** The way of a sign-on in three steps, and the kinds there are. */
export function SignOn() {
  const { t } = useTranslation();
  return (
    <>
      <Steps>
        {steps.map((step) => (
          <Step key={step} title={t(`features.sso.steps.${step}.title`)}>
            {t(`features.sso.steps.${step}.text`)}
            {step === 'directory' && (
              <span className={styles.protocols}>
                {[...protocols, t('features.sso.steps.custom')].map((protocol) => (
                  <span key={protocol}>{protocol}</span>
                ))}
              </span>
            )}
          </Step>
        ))}
      </Steps>
      <SignOnKinds />
    </>
  );
}
