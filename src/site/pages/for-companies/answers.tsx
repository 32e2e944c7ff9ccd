import { useTranslation } from 'react-i18next';
import { Section } from '../../design/section.tsx';
import { RouteLink } from '../../text/link.tsx';
import { Text } from '../../text/text.tsx';
import styles from './answers.module.css';

const groups = [
  {
    id: 'access',
    questions: [
      'access.read',
      'access.signOn',
      'access.network',
      'access.twoFactor',
      'access.staff',
      'access.leaver',
      'access.contractors',
    ],
  },
  {
    id: 'records',
    questions: [
      'records.trail',
      'records.backups',
      'records.owner',
      'records.processing',
      'records.place',
      'records.processors',
      'records.encryption',
      'records.assistant',
    ],
  },
  {
    id: 'editing',
    questions: [
      'editing.visual',
      'editing.approval',
      'editing.tools',
      'editing.macros',
      'editing.training',
    ],
  },
  {
    id: 'running',
    questions: ['running.updates', 'running.domain', 'running.uptime', 'running.support'],
  },
  {
    id: 'money',
    questions: [
      'money.party',
      'money.invoices',
      'money.currencies',
      'money.vat',
      'money.failed',
      'money.growth',
      'money.logo',
    ],
  },
  { id: 'leaving', questions: ['leaving.take', 'leaving.cancel'] },
] as const;

/** What other departments ask before they agree, as the form that they would send. */
export function Answers() {
  const { t } = useTranslation();
  return (
    <Section
      id="answers"
      title={t('for-companies.answers.title')}
      note={t('for-companies.answers.note')}
    >
      <div className={styles.form}>
        {groups.map(({ id, questions }) => (
          <div key={id} className={styles.group}>
            <h3>{t(`for-companies.answers.${id}.title`)}</h3>
            <dl>
              {questions.map((question) => (
                <div key={question}>
                  <dt>{t(`for-companies.answers.${question}.question`)}</dt>
                  <dd>
                    <Text k={`for-companies.answers.${question}.answer`} />
                  </dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
      </div>
      <p className={styles.more}>
        <RouteLink to="about" fragment="ownership">
          {t('for-companies.answers.leaving.link')}
        </RouteLink>
      </p>
    </Section>
  );
}
