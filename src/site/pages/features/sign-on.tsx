import { useTranslation } from 'react-i18next';
import styles from './sign-on.module.css';
import { SignOnKinds } from './sign-on-kinds.tsx';

const steps = ['wiki', 'directory', 'page'] as const;

/** Names of protocols and products are the same in every language. */
const protocols = ['SAML', 'LDAP', 'OAuth', 'OpenID', 'Shibboleth'];

/** The way of a sign-on, through three arches, and the kinds there are. */
export function SignOn() {
  const { t } = useTranslation();
  return (
    <>
      <ol className={styles.arches}>
        {steps.map((step) => (
          <li key={step}>
            <h3>{t(`features.sso.steps.${step}.title`)}</h3>
            <p>{t(`features.sso.steps.${step}.text`)}</p>
            {step === 'directory' && (
              <ul className={styles.protocols}>
                {[...protocols, t('features.sso.steps.custom')].map((protocol) => (
                  <li key={protocol}>{protocol}</li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ol>
      <SignOnKinds />
    </>
  );
}
