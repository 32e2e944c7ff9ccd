import { useTranslation } from 'react-i18next';
import type { TrustId } from '../../../content/schema/trust.ts';
import { Answer } from './answer.tsx';
import styles from './answers.module.css';
import type { trustGroups } from './groups.ts';

/**
 * Questions and answers, what each rests on at its end.
 *
 * @param as in large letters, side by side; or day by day along a line
 */
export function Answers({ to: subjects, as }: { to: readonly TrustId[]; as?: 'first' | 'days' }) {
  return (
    <dl className={as ? `${styles.answers} ${styles[as]}` : styles.answers}>
      {subjects.map((subject) => (
        <Answer key={subject} to={subject} />
      ))}
    </dl>
  );
}

/** The answers to one subject, with its name beside them. Nothing where there is no answer. */
export function Subject({
  id,
  to: subjects,
}: {
  id: (typeof trustGroups)[number]['id'];
  to: readonly TrustId[];
}) {
  const { t } = useTranslation();
  if (subjects.length === 0) return null;
  return (
    <div id={id} className={styles.subject}>
      <h3>{t(`trust.groups.${id}`)}</h3>
      <Answers to={subjects} />
    </div>
  );
}
