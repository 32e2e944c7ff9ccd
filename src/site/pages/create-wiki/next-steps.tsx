import { useTranslation } from 'react-i18next';
import { Section } from '../../design/section.tsx';
import { Drawing } from '../../garden/drawing.tsx';
import { Text } from '../../text/text.tsx';
import styles from './next-steps.module.css';

const steps = ['order', 'pay', 'start'] as const;

/** The steps from the order to the wiki, along a drawing of a growing bed. */
export function NextSteps() {
  const { t } = useTranslation();
  return (
    <Section id="next" title={t('create-wiki.next')} size="small">
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>
            <Drawing name="next-steps" />
            <h3>{t(`create-wiki.${step}.title`)}</h3>
            <p>
              <Text k={`create-wiki.${step}.text`} />
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
