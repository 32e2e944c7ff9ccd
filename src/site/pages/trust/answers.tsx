import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { content } from '../../../content/content.ts';
import type { TrustId } from '../../../content/schema/trust.ts';
import { isConfirmed } from '../../../content/trust.ts';
import { GrowingPots } from '../../garden/growing-pots.tsx';
import { Answer, FoldedAnswer } from './answer.tsx';
import styles from './answers.module.css';
import { trustGroups } from './groups.ts';

type SubjectId = (typeof trustGroups)[number]['id'];

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
 * The one fact of a subject that can be drawn, beside the answers that say it in words. Nothing is drawn
 * while one of them is not confirmed.
 */
const drawings: Partial<Record<SubjectId, { of: readonly TrustId[]; Drawing: () => ReactNode }>> = {
  copies: { of: ['backups', 'restore'], Drawing: Path },
  incidents: { of: ['breach'], Drawing: Hours },
};

/**
 * What can be drawn has a sheet, the first of them before all else. The questions of the other subjects
 * are one line each. Nothing where there is no answer.
 */
export function Subjects() {
  const groups = trustGroups
    .map(({ id, subjects }) => ({ id, subjects: subjects.filter((each) => isConfirmed(each)) }))
    .filter(({ subjects }) => subjects.length > 0);
  const isDrawn = ({ id }: { id: SubjectId }) => drawings[id]?.of.every(isConfirmed) ?? false;
  const [first, ...sheets] = groups.filter(isDrawn);
  return (
    <div className={styles.subjects}>
      {first && <Sheet id={first.id} to={first.subjects} />}
      <div className={styles.folds}>
        {groups
          .filter((group) => !isDrawn(group))
          .map(({ id, subjects }) => (
            <Folds key={id} id={id} to={subjects} />
          ))}
      </div>
      {sheets.map(({ id, subjects }) => (
        <Sheet key={id} id={id} to={subjects} />
      ))}
    </div>
  );
}

interface SubjectProps {
  id: SubjectId;
  to: readonly TrustId[];
}

/** A subject on a sheet: what decides in large letters, its drawing, the other questions. */
function Sheet({ id, to: [first, ...others] }: SubjectProps) {
  const { t } = useTranslation();
  const drawing = drawings[id];
  return (
    <div id={id} className={styles.sheet}>
      <h3>{t(`trust.groups.${id}`)}</h3>
      {first && <Answers to={[first]} />}
      {drawing && <drawing.Drawing />}
      {others.length > 0 && <Answers to={others} />}
    </div>
  );
}

/** A subject of which each question unfolds its answer. */
function Folds({ id, to: subjects }: SubjectProps) {
  const { t } = useTranslation();
  return (
    <div id={id}>
      <h3>{t(`trust.groups.${id}`)}</h3>
      {subjects.map((subject) => (
        <FoldedAnswer key={subject} to={subject} />
      ))}
    </div>
  );
}

/** The days with their backups, the one that is brought back, and what is lost since. */
function Path() {
  const { t } = useTranslation();
  return (
    <div className={styles.path}>
      <GrowingPots alt="" />
      <ol>
        <li>{t('trust.path.daily')}</li>
        <li>{t('trust.path.back')}</li>
        <li>{t('trust.path.lost')}</li>
      </ol>
    </div>
  );
}

/** Within how many hours a breach is reported; its answer says so to who does not see it. */
function Hours() {
  const { t } = useTranslation();
  return (
    <p className={styles.hours} aria-hidden>
      <b>{content.company.terms.breachNoticeHours} h</b>
      {t('trust.hours')}
    </p>
  );
}
