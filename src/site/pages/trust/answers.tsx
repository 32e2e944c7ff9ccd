import { useTranslation } from 'react-i18next';
import { content } from '../../../content/content.ts';
import type { TrustId } from '../../../content/schema/trust.ts';
import fold from '../../design/fold.module.css';
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

/**
 * The answers to one subject. What decides comes first, and more than one other is folded; a link to one of
 * them unfolds it without script. Nothing where there is no answer.
 */
export function Subject({
  id,
  to: subjects,
}: {
  id: (typeof trustGroups)[number]['id'];
  to: readonly TrustId[];
}) {
  const { t } = useTranslation();
  if (subjects.length === 0) return null;
  const shown = subjects.length > 2 ? subjects.slice(0, 1) : subjects;
  const others = subjects.slice(shown.length);
  return (
    <div id={id} className={styles[id]}>
      <h3>{t(`trust.groups.${id}`)}</h3>
      {id === 'incidents' && subjects.includes('breach') && (
        <p className={styles.hours} aria-hidden>
          {content.company.terms.breachNoticeHours} h
        </p>
      )}
      <Answers to={shown} />
      {id === 'copies' && subjects.includes('restore') && !content.trust.backups?.isSample && (
        <Path />
      )}
      {others.length > 0 && (
        <details className={fold.fold}>
          <summary>{t('trust.more', { number: others.length })}</summary>
          <Answers to={others} />
        </details>
      )}
    </div>
  );
}

/** The days with their backups, the one that is brought back, and what is lost since. */
function Path() {
  const { t } = useTranslation();
  return (
    <ol className={styles.path}>
      <li>{t('trust.path.daily')}</li>
      <li>{t('trust.path.back')}</li>
      <li>{t('trust.path.lost')}</li>
    </ol>
  );
}
