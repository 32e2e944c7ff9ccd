import { useTranslation } from 'react-i18next';
import type { TrustId } from '../../../content/schema/trust.ts';
import { ButtonLink } from '../../design/button.tsx';
import { useHref } from '../../text/link.tsx';
import { trustGroups } from './groups.ts';
import styles from './open-questions.module.css';

/**
 * A row of the questions to which no answer is published: it names the first of each subject and how many
 * more there are, and unfolds all of them, by subject, with where to ask them.
 */
export function OpenQuestions({ of: open }: { of: readonly TrustId[] }) {
  const { t } = useTranslation();
  const href = useHref();
  const grouped: TrustId[] = trustGroups.flatMap(({ subjects }) => [...subjects]);
  const all: { id: (typeof trustGroups)[number]['id'] | 'safe'; subjects: TrustId[] }[] = [
    { id: 'safe', subjects: open.filter((subject) => !grouped.includes(subject)) },
    ...trustGroups.map(({ id, subjects }) => ({
      id,
      subjects: subjects.filter((subject) => open.includes(subject)),
    })),
  ];
  const groups = all.filter(({ subjects }) => subjects.length > 0);
  const named = groups.flatMap(({ subjects }) => subjects.slice(0, 1));
  const more = open.length - named.length;
  return (
    <details className={styles.open}>
      <summary>
        <h3>{t('trust.groups.open')}</h3>
        <span>
          {named.map((subject) => t(`trust.questions.${subject}`)).join(' ')}
          {more > 0 && ` ${t('trust.more', { more })}`}
        </span>
      </summary>
      {/* Not the row itself: a link to what is in it unfolds it. */}
      <ul id="open">
        {groups.map(({ id, subjects }) => (
          <li key={id}>
            <h4>{t(`trust.groups.${id}`)}</h4>
            <ul>
              {subjects.map((subject) => (
                <li key={subject} id={subject}>
                  {t(`trust.questions.${subject}`)}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <p>
        <ButtonLink href={href('contact')} tone="quiet">
          {t('trust.open')}
        </ButtonLink>
      </p>
    </details>
  );
}
