import { useTranslation } from 'react-i18next';
import type { TrustId } from '../../../content/schema/trust.ts';
import { Answer } from './answer.tsx';
import styles from './answers.module.css';
import type { trustGroups } from './groups.ts';

/**
 * Questions and answers, one to a line, what each rests on at its end. Nothing where there is no
 * question.
 *
 * @param id the subject that all of them have, which is named above them
 */
export function Answers({
  id,
  to: subjects,
}: {
  id?: (typeof trustGroups)[number]['id'];
  to: readonly TrustId[];
}) {
  const { t } = useTranslation();
  if (subjects.length === 0) return null;
  return (
    <div id={id}>
      {id && <h3 className={styles.subject}>{t(`trust.groups.${id}`)}</h3>}
      <dl className={styles.answers}>
        {subjects.map((subject) => (
          <Answer key={subject} to={subject} />
        ))}
      </dl>
    </div>
  );
}
