import { useTranslation } from 'react-i18next';
import { content } from '../../../content/content.ts';
import type { TrustId } from '../../../content/schema/trust.ts';
import { isConfirmed } from '../../../content/trust.ts';
import { FenceOfHours } from '../../garden/fence-of-hours.tsx';
import { Answer } from './answer.tsx';
import styles from './answers.module.css';
import days from './days.module.css';
import { trustGroups, trustSafe } from './groups.ts';

const looks = {
  beside: styles.beside,
  first: styles.first,
  short: styles.short,
  folded: styles.folded,
  days: days.days,
};

/**
 * Questions and answers, what each rests on at its end. Nothing where there are none.
 *
 * @param as one below the other if left out; two side by side, in large letters as well; three side by
 *   side, in small letters as well, or with their answers in short larger than they are; or day by day
 *   along a line
 */
export function Answers({ to: subjects, as }: { to: readonly TrustId[]; as?: keyof typeof looks }) {
  if (subjects.length === 0) return null;
  return (
    <dl className={as ? `${styles.answers} ${looks[as]}` : styles.answers}>
      {subjects.map((subject) => (
        <Answer key={subject} to={subject} />
      ))}
    </dl>
  );
}

/**
 * What keeps a wiki safe: the hours within which a breach is reported, which its answer says in full, as a
 * fence that is broken where they begin, then the rest.
 */
export function Safe() {
  const hours = content.company.terms.breachNoticeHours;
  const begins = Array.from({ length: hours / 24 }, (_, day) => day * 24);
  return (
    <>
      {isConfirmed('breach') && (
        <>
          <div className={styles.breach}>
            <p aria-hidden="true">{hours} h</p>
            <Answers to={['breach']} />
          </div>
          <div className={styles.fence} aria-hidden="true">
            {begins.map((from) => (
              <div key={from}>
                <FenceOfHours isBroken={from === 0} />
                <span>{from} h</span>
              </div>
            ))}
            <span>{hours} h</span>
          </div>
        </>
      )}
      <Answers to={trustSafe.filter(isConfirmed)} as="short" />
    </>
  );
}

/**
 * A row for each subject, which names its questions and unfolds their answers; a link to an answer unfolds
 * it without script. Nothing of a subject without one.
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
  return groups.map(({ id, subjects }) => (
    <details key={id} id={id}>
      <summary>
        <h3>{t(`trust.groups.${id}`)}</h3>
        <span>{subjects.map((subject) => t(`trust.questions.${subject}`)).join(' ')}</span>
      </summary>
      <Answers to={subjects} as="folded" />
    </details>
  ));
}
