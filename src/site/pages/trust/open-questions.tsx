import { useTranslation } from 'react-i18next';
import type { TrustId } from '../../../content/schema/trust.ts';
import { ButtonLink } from '../../design/button.tsx';
import { Section } from '../../design/section.tsx';
import { useHref } from '../../text/link.tsx';
import { trustGroups } from './groups.ts';
import styles from './open-questions.module.css';

/** Questions to which no answer is published, by subject, and where to ask them. */
export function OpenQuestions({ of: open }: { of: readonly TrustId[] }) {
  const { t } = useTranslation();
  const href = useHref();
  const grouped: TrustId[] = trustGroups.flatMap(({ subjects }) => [...subjects]);
  const groups: { id: (typeof trustGroups)[number]['id'] | 'safe'; subjects: TrustId[] }[] = [
    { id: 'safe', subjects: open.filter((subject) => !grouped.includes(subject)) },
    ...trustGroups.map(({ id, subjects }) => ({
      id,
      subjects: subjects.filter((subject) => open.includes(subject)),
    })),
  ];
  return (
    <Section id="open" ground="sand">
      <div className={styles.open}>
        <div>
          <h2>{t('trust.groups.open')}</h2>
          <ButtonLink href={href('contact')} tone="quiet">
            {t('trust.open')}
          </ButtonLink>
        </div>
        <div className={styles.subjects}>
          {groups
            .filter(({ subjects }) => subjects.length > 0)
            .map(({ id, subjects }) => (
              <div key={id}>
                <h3>{t(`trust.groups.${id}`)}</h3>
                <ul>
                  {subjects.map((subject) => (
                    <li key={subject} id={subject}>
                      {t(`trust.questions.${subject}`)}
                    </li>
                  ))}
                </ul>
              </div>
            ))}
        </div>
      </div>
    </Section>
  );
}
