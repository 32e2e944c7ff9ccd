import { useTranslation } from 'react-i18next';
import { content } from '../../../content/content.ts';
import { useSite } from '../../context.tsx';
import grounds from '../../design/section.module.css';
import { Section } from '../../design/section.tsx';
import { WideWikiScreen } from '../../sections/wide-wiki-screen.tsx';
import { RouteLink } from '../../text/link.tsx';
import { Text } from '../../text/text.tsx';
import { useFilled } from '../../text/use-filled.ts';
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

/** What the page about trust answers as well, as soon as it is confirmed there. */
const ofTrust = [
  'data-place',
  'encryption-at-rest',
  'backups-kept',
  'certificates',
  'uptime',
] as const;

/** Some subjects stand on a ground of their own. */
const groundOf: Partial<Record<(typeof groups)[number]['id'], readonly (string | undefined)[]>> = {
  records: [styles.shown, grounds.band, grounds.night],
  leaving: [styles.shown, grounds.band, grounds.sage],
};

/**
 * What other departments ask before they agree, by subject. What nobody has confirmed yet stands at the
 * end. On a phone each subject is folded but the first; a link to an answer unfolds it without script.
 * On a wide screen all stand open, in two columns beside the name of their subject.
 */
export function Answers() {
  const { t } = useTranslation();
  const { locale } = useSite();
  const fill = useFilled();
  const { trust } = content;
  const isConfirmed = (id: (typeof ofTrust)[number]) => trust[id]?.isSample === false;
  const confirmed = ofTrust.filter(isConfirmed);
  const open = ofTrust.filter((id) => !isConfirmed(id));
  return (
    <Section
      id="answers"
      title={t('for-companies.answers.title')}
      note={t('for-companies.answers.note')}
    >
      <ul className={styles.jump}>
        {groups.map(({ id }) => (
          <li key={id}>
            <a href={`#${id}`}>{t(`for-companies.answers.${id}.title`)}</a>
          </li>
        ))}
      </ul>
      <div>
        {groups.map(({ id, questions }, index) => (
          <div key={id} className={[styles.group, ...(groundOf[id] ?? [])].join(' ')}>
            <h3>{t(`for-companies.answers.${id}.title`)}</h3>
            <details open={index === 0}>
              <summary>
                {t('for-companies.answers.count', {
                  number: questions.length + (id === 'records' ? confirmed.length : 0),
                })}
              </summary>
              <dl id={id}>
                {questions.map((question) => (
                  <div key={question}>
                    <dt>{t(`for-companies.answers.${question}.question`)}</dt>
                    <dd>
                      <Text k={`for-companies.answers.${question}.answer`} />
                      {question === 'leaving.take' && (
                        <>
                          {' '}
                          <RouteLink to="about" fragment="ownership">
                            {t('for-companies.answers.leaving.link')}
                          </RouteLink>
                        </>
                      )}
                    </dd>
                    {question === 'records.trail' && (
                      <dd>
                        <WideWikiScreen of="difference" />
                      </dd>
                    )}
                  </div>
                ))}
                {id === 'records' &&
                  confirmed.map((subject) => (
                    <div key={subject}>
                      <dt>{t(`trust.questions.${subject}`)}</dt>
                      <dd>{fill(trust[subject]?.value[locale] ?? '')}</dd>
                    </div>
                  ))}
              </dl>
            </details>
          </div>
        ))}
        {open.length > 0 && (
          <div className={styles.group}>
            <h3>{t('trust.groups.open')}</h3>
            <ul>
              {open.map((subject) => (
                <li key={subject}>
                  <RouteLink to="trust" fragment={subject}>
                    {t(`trust.questions.${subject}`)}
                  </RouteLink>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </Section>
  );
}
