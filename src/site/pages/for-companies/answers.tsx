import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { content } from '../../../content/content.ts';
import { isConfirmed } from '../../../content/trust.ts';
import { useSite } from '../../context.tsx';
import fold from '../../design/fold.module.css';
import grounds from '../../design/section.module.css';
import { Section } from '../../design/section.tsx';
import { WikiScreen } from '../../sections/wiki-screen.tsx';
import { RouteLink } from '../../text/link.tsx';
import { Text } from '../../text/text.tsx';
import { useFilled } from '../../text/use-filled.ts';
import styles from './answers.module.css';
import { type Group, groups } from './groups.ts';
import { Invoice } from './invoice.tsx';
import { Leaving } from './leaving.tsx';

/** What the page about trust answers as well, as soon as it is confirmed there. */
const ofTrust = [
  'data-place',
  'encryption-at-rest',
  'backups-kept',
  'certificates',
  'uptime',
] as const;

/** What stands beside the answer that decides. */
const shownWith: Record<Group['id'], ReactNode> = {
  access: <Crowd />,
  records: <WikiScreen of="difference" isWide />,
  editing: (
    <div>
      <p>
        <Text k="for-companies.answers.editing.visual.price" />
      </p>
      <p>
        <Text k="for-companies.answers.editing.visual.signOn" />
      </p>
    </div>
  ),
  money: <Invoice />,
  running: (
    <div>
      <p>
        <Text k="for-companies.answers.running.updates.charge" />
      </p>
      <p>
        <Text k="for-companies.answers.running.support.hours" />
      </p>
    </div>
  ),
};

/** Those who may come in, and everybody else. */
function Crowd() {
  const { t } = useTranslation();
  return (
    <div className={styles.crowd}>
      <i />
      {t('for-companies.answers.access.crowd')}
    </div>
  );
}

/**
 * What other departments ask before they agree, by subject: the question that decides, its answer and
 * what shows it; the others folded, which a link to one of them unfolds without script. What has no answer
 * yet comes last.
 */
export function Answers() {
  const { t } = useTranslation();
  const { locale } = useSite();
  const fill = useFilled();
  const { trust } = content;
  const confirmed = ofTrust.filter(isConfirmed);
  const open = ofTrust.length - confirmed.length;
  return (
    <Section id="answers" title={t('for-companies.answers.title')}>
      {groups.map(({ id, lead, others }) => (
        <div
          key={id}
          id={id}
          className={
            id === 'records'
              ? `${styles.group} ${styles.photographed} ${grounds.band} ${grounds.sage}`
              : styles.group
          }
        >
          <p>{t(`for-companies.answers.${id}.title`)}</p>
          <h3>{t(`for-companies.answers.${lead}.question`)}</h3>
          <p>
            <Text k={`for-companies.answers.${lead}.answer`} />
          </p>
          {shownWith[id]}
          <details className={fold.fold}>
            <summary>
              {t(`for-companies.answers.${id}.more`, {
                number: others.length + (id === 'records' ? confirmed.length : 0),
              })}
            </summary>
            <dl>
              {others.map((question) => (
                <div key={question}>
                  <dt>{t(`for-companies.answers.${question}.question`)}</dt>
                  <dd>
                    <Text k={`for-companies.answers.${question}.answer`} />
                  </dd>
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
      <Leaving />
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
