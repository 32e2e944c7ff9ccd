import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { content } from '../../../content/content.ts';
import { isAnswered } from '../../../content/trust.ts';
import { useSite } from '../../context.tsx';
import subjects from '../../design/accordion.module.css';
import { Section } from '../../design/section.tsx';
import { Text } from '../../text/text.tsx';
import { useFilled } from '../../text/use-filled.ts';
import styles from './answers.module.css';
import { firstQuestions, groups } from './questions.ts';

/** Questions that the trust page also answers. */
const ofTrust = [
  'data-place',
  'encryption-at-rest',
  'backups-kept',
  'certificates',
  'uptime',
] as const;

/**
 * Questions of IT, legal and purchasing: the first ones are open, the others folded by subject. A link to an
 * answer unfolds its subject without script.
 */
export function Answers() {
  const { t } = useTranslation();
  const { locale } = useSite();
  const fill = useFilled();
  return (
    <Section id="answers" title={t('for-companies.answers.title')} size="small">
      <div className={styles.first}>
        {firstQuestions.map((question) => (
          <div key={question}>
            <h3>{t(`for-companies.answers.${question}.question`)}</h3>
            <p>
              <Text k={`for-companies.answers.${question}.answer`} />
            </p>
          </div>
        ))}
      </div>
      <div className={`${subjects.subjects} ${styles.answers}`}>
        {groups.map(({ subject, questions }) => (
          <details key={subject}>
            <summary>
              <h3>{t(`for-companies.answers.${subject}.group`)}</h3>
              <span>{t(`for-companies.answers.${subject}.about`)}</span>
            </summary>
            <div>
              {questions.map((question) => (
                <Answered key={question} question={t(`for-companies.answers.${question}.question`)}>
                  <Text k={`for-companies.answers.${question}.answer`} />
                </Answered>
              ))}
              {subject === 'records' &&
                ofTrust.filter(isAnswered).map((trusted) => (
                  <Answered key={trusted} question={t(`trust.questions.${trusted}`)}>
                    {fill(content.trust[trusted]?.value[locale] ?? '')}
                  </Answered>
                ))}
            </div>
          </details>
        ))}
      </div>
    </Section>
  );
}

function Answered({ question, children }: { question: string; children: ReactNode }) {
  return (
    <div>
      <h4>{question}</h4>
      <p>{children}</p>
    </div>
  );
}
