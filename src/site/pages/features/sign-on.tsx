import { useTranslation } from 'react-i18next';
import styles from './sign-on.module.css';
import { SignOnKinds } from './sign-on-kinds.tsx';

const steps = ['wiki', 'directory', 'page'] as const;

/** The way of a sign-on in three steps, and the kinds there are. */
export function SignOn() {
  const { t } = useTranslation();
  return (
    <>
      <ol className={styles.signOn}>
        {steps.map((step) => (
          <li key={step}>
            <h3>{t(`features.sso.steps.${step}.title`)}</h3>
            <p>{t(`features.sso.steps.${step}.text`)}</p>
          </li>
        ))}
      </ol>
      <SignOnKinds />
    </>
  );
}
