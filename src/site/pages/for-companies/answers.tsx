import { useTranslation } from 'react-i18next';
import { content } from '../../../content/content.ts';
import { isConfirmed } from '../../../content/trust.ts';
import { useSite } from '../../context.tsx';
import fold from '../../design/fold.module.css';
import { Section } from '../../design/section.tsx';
import { RouteLink } from '../../text/link.tsx';
import { Text } from '../../text/text.tsx';
import { useFilled } from '../../text/use-filled.ts';
import styles from './answers.module.css';
import { columns, type Subject } from './subjects.ts';

/** What the page about trust answers as well, as soon as it is confirmed there. */
const ofTrust = [
  'data-place',
  'encryption-at-rest',
  'backups-kept',
  'certificates',
  'uptime',
] as const;

/**
 * What other departments ask besides, by subject: what decides, and the questions folded, which a link to
 * one of them unfolds without script. What has no answer yet comes last.
 */
export function Answers() {
  const { t } = useTranslation();
  const open = ofTrust.filter((subject) => !isConfirmed(subject)).length;
  return (
    <Section id="answers" title={t('for-companies.answers.title')}>
      <div className={styles.columns}>
        {columns.map((subjects) => (
          <div key={subjects[0].id}>
            {subjects.map((subject) => (
              <Answered key={subject.id} subject={subject} />
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

function Answered({ subject: { id, questions } }: { subject: Subject }) {
  const { t } = useTranslation();
  const { locale } = useSite();
  const fill = useFilled();
  const confirmed = id === 'records' ? ofTrust.filter(isConfirmed) : [];
  return (
    <div id={id} className={styles.subject}>
      <h3>{t(`for-companies.answers.${id}.title`)}</h3>
      <p>
        <Text k={`for-companies.answers.${id}.lead`} />
        {id === 'leaving' && (
          <>
            {' '}
            <RouteLink to="about" fragment="ownership">
              {t('for-companies.answers.leaving.link')}
            </RouteLink>
          </>
        )}
      </p>
      <details className={fold.fold}>
        <summary>
          {t(`for-companies.answers.${id}.more`, { number: questions.length + confirmed.length })}
        </summary>
        <dl>
          {questions.map((question) => (
            <div key={question}>
              <dt>{t(`for-companies.answers.${question}.question`)}</dt>
              <dd>
                <Text k={`for-companies.answers.${question}.answer`} />
              </dd>
            </div>
          ))}
          {confirmed.map((subject) => (
            <div key={subject}>
              <dt>{t(`trust.questions.${subject}`)}</dt>
              <dd>{fill(content.trust[subject]?.value[locale] ?? '')}</dd>
            </div>
          ))}
        </dl>
      </details>
    </div>
  );
}
