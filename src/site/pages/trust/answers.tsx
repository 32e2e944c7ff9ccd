import { useTranslation } from 'react-i18next';
import { content } from '../../../content/content.ts';
import type { TrustId } from '../../../content/schema/trust.ts';
import { isConfirmed } from '../../../content/trust.ts';
import { Answer, FoldedAnswer } from './answer.tsx';
import styles from './answers.module.css';
import days from './days.module.css';
import { trustGroups } from './groups.ts';

const looks = { beside: styles.beside, first: styles.first, days: days.days };

/**
 * Questions and answers, what each rests on at its end.
 *
 * @param as side by side, in large letters as well; or day by day along a line
 */
export function Answers({ to: subjects, as }: { to: readonly TrustId[]; as: keyof typeof looks }) {
  return (
    <dl className={`${styles.answers} ${looks[as]}`}>
      {subjects.map((subject) => (
        <Answer key={subject} to={subject} />
      ))}
    </dl>
  );
}

/**
 * The questions of each subject, one line each, which unfolds its answer. Nothing of a subject without one.
 *
 * @param drawn what the page has said already
 */
export function Subjects({ drawn }: { drawn: readonly TrustId[] }) {
  const { t } = useTranslation();
  const groups = trustGroups
    .map(({ id, subjects }) => ({
      id,
      subjects: subjects.filter((each) => isConfirmed(each) && !drawn.includes(each)),
    }))
    .filter(({ subjects }) => subjects.length > 0);
  return (
    <div className={styles.subjects}>
      {groups.map(({ id, subjects }) => (
        <div key={id} id={id}>
          <h3>{t(`trust.groups.${id}`)}</h3>
          {id === 'incidents' && isConfirmed('breach') && <Hours />}
          {subjects.map((subject) => (
            <FoldedAnswer key={subject} to={subject} />
          ))}
        </div>
      ))}
    </div>
  );
}

/** Within how many hours a breach is reported, which its answer says in full. */
function Hours() {
  const { t } = useTranslation();
  return (
    <p className={styles.hours}>
      <b>{content.company.terms.breachNoticeHours} h</b> {t('trust.hours')}
    </p>
  );
}
