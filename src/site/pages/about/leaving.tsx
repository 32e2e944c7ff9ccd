import { useTranslation } from 'react-i18next';
import { Section } from '../../design/section.tsx';
import { Text } from '../../text/text.tsx';
import styles from './leaving.module.css';

const steps = ['ask', 'check', 'test', 'domain', 'cancel'] as const;

/** The order in which to leave, so that nothing is lost. */
export function Leaving() {
  const { t } = useTranslation();
  return (
    <Section id="leaving" title={t('about.leaving.title')}>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>
            <h3>{t(`about.leaving.${step}.title`)}</h3>
            <p>
              <Text k={`about.leaving.${step}.text`} />
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
