import { useTranslation } from 'react-i18next';
import type { TrustId } from '../../../content/schema/trust.ts';
import { Answer } from './answer.tsx';
import styles from './answers.module.css';
import type { trustGroups } from './groups.ts';

/**
 * Questions and answers, two to a line where there is room. Nothing where there is no question.
 *
 * @param id the subject that all of them have, which is named beside them
 * @param isShort whether they take as little room as they can
 */
export function Answers({
  id,
  to: subjects,
  isShort = false,
}: {
  id?: (typeof trustGroups)[number]['id'];
  to: readonly TrustId[];
  isShort?: boolean;
}) {
  const { t } = useTranslation();
  if (subjects.length === 0) return null;
  const answers = (
    <dl className={isShort ? `${styles.answers} ${styles.short}` : styles.answers}>
      {subjects.map((subject) => (
        <Answer key={subject} to={subject} />
      ))}
    </dl>
  );
  if (!id) return answers;
  return (
    <div className={styles.group} id={id}>
      <h3>{t(`trust.groups.${id}`)}</h3>
      {answers}
    </div>
  );
}
