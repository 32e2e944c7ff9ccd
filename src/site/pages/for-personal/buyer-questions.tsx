import { useTranslation } from 'react-i18next';
import subjects from '../../design/accordion.module.css';
import { Section } from '../../design/section.tsx';
import { Text } from '../../text/text.tsx';
import styles from './buyer-questions.module.css';

/** Further questions, in two columns. */
const columns = [
  ['start', 'stop', 'readers', 'grow'],
  ['community', 'load', 'age', 'failed'],
] as const;

/** Questions before buying: the free trial in large type, and folded questions below it. */
export function BuyerQuestions() {
  const { t } = useTranslation();
  return (
    <Section id="before" title={t('for-personal.before.title')} size="small">
      <div className={styles.first}>
        <h3>{t('for-personal.before.try.question')}</h3>
        <p>
          <Text k="for-personal.before.try.answer" />
        </p>
        <p>
          <Text k="for-personal.before.try.terms" />
        </p>
      </div>
      <div className={styles.more}>
        {columns.map((ids) => (
          <div key={ids[0]} className={subjects.subjects}>
            {ids.map((id) => (
              <details key={id}>
                <summary>
                  <h3>{t(`for-personal.before.${id}.question`)}</h3>
                </summary>
                <p>
                  <Text k={`for-personal.before.${id}.answer`} />
                </p>
              </details>
            ))}
          </div>
        ))}
      </div>
    </Section>
  );
}
