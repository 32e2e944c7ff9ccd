import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { content } from '../../../content/content.ts';
import { isConfirmed } from '../../../content/trust.ts';
import { useSite } from '../../context.tsx';
import { Section } from '../../design/section.tsx';
import { RouteLink } from '../../text/link.tsx';
import { Text } from '../../text/text.tsx';
import { useFilled } from '../../text/use-filled.ts';
import styles from './answers.module.css';
import { columns, decisive } from './questions.ts';

/** What the page about trust answers as well, as soon as it is confirmed there. */
const ofTrust = [
  'data-place',
  'encryption-at-rest',
  'backups-kept',
  'certificates',
  'uptime',
] as const;

/**
 * What other departments ask besides: what decides, side by side, then every other question, which a link
 * into its answer unfolds without script. What has no answer yet comes last.
 */
export function Answers() {
  const { t } = useTranslation();
  const { locale } = useSite();
  const fill = useFilled();
  const open = ofTrust.filter((subject) => !isConfirmed(subject)).length;
  return (
    <Section id="answers" title={t('for-companies.answers.title')}>
      <div className={styles.decisive}>
        {decisive.map((question) => (
          <div key={question} id={question}>
            <h3>{t(`for-companies.answers.${question}.question`)}</h3>
            <p>
              <Text k={`for-companies.answers.${question}.answer`} />
              {question === 'leaving' && (
                <>
                  {' '}
                  <RouteLink to="about" fragment="ownership">
                    {t('for-companies.answers.leaving.link')}
                  </RouteLink>
                </>
              )}
            </p>
          </div>
        ))}
      </div>
      <div className={styles.others}>
        {columns.map((questions, index) => (
          <div key={questions[0]}>
            {questions.map((question) => (
              <Folded key={question} question={t(`for-companies.answers.${question}.question`)}>
                <Text k={`for-companies.answers.${question}.answer`} />
              </Folded>
            ))}
            {index > 0 &&
              ofTrust.filter(isConfirmed).map((subject) => (
                <Folded key={subject} question={t(`trust.questions.${subject}`)}>
                  {fill(content.trust[subject]?.value[locale] ?? '')}
                </Folded>
              ))}
          </div>
        ))}
      </div>
      {open > 0 && (
        <p className={styles.open}>
          <RouteLink to="trust" fragment="open">
            {t('trust.groups.open')}
          </RouteLink>{' '}
          ({open})
        </p>
      )}
    </Section>
  );
}

function Folded({ question, children }: { question: string; children: ReactNode }) {
  return (
    <details>
      <summary>{question}</summary>
      <p>{children}</p>
    </details>
  );
}
