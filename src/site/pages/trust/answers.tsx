import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { content } from '../../../content/content.ts';
import type { TrustId } from '../../../content/schema/trust.ts';
import { isConfirmed } from '../../../content/trust.ts';
import fold from '../../design/fold.module.css';
import { GateSign } from '../../design/gate-sign.tsx';
import { GrowingPots } from '../../garden/growing-pots.tsx';
import { Answer } from './answer.tsx';
import styles from './answers.module.css';
import type { trustGroups } from './groups.ts';

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
 * The one fact of a subject that can be drawn, beside the answers that say it in words: in its row, or
 * large on a sheet of its own. Nothing is drawn while one of them is not confirmed.
 */
const drawings: Partial<
  Record<SubjectId, { of: readonly TrustId[]; Drawing: () => ReactNode; as: 'drawn' | 'sheet' }>
> = {
  copies: { of: ['backups', 'restore'], Drawing: Path, as: 'sheet' },
  access: { of: ['readers'], Drawing: Gates, as: 'drawn' },
  incidents: { of: ['breach'], Drawing: Hours, as: 'sheet' },
};

/**
 * A row, or a sheet: the subject, its questions with their answers, perhaps a drawing. What decides comes first, and
 * more than one other is folded; a link to one of them unfolds it without script. Nothing where there is
 * no answer.
 */
export function Subject({ id, to: subjects }: { id: SubjectId; to: readonly TrustId[] }) {
  const { t } = useTranslation();
  if (subjects.length === 0) return null;
  const drawn = drawings[id]?.of.every(isConfirmed) ? drawings[id] : undefined;
  // Where nothing is drawn, a second answer has the place.
  const first = drawn ? 1 : 2;
  const shown = subjects.length > first + 1 ? subjects.slice(0, first) : subjects;
  const others = subjects.slice(shown.length);
  return (
    <div id={id} className={drawn && styles[drawn.as]}>
      <h3>{t(`trust.groups.${id}`)}</h3>
      <Answers to={drawn ? shown.slice(0, 1) : shown} />
      {drawn && <drawn.Drawing />}
      {drawn && shown.length > 1 && <Answers to={shown.slice(1)} />}
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

/** What strangers and users may do: as much as the gate is open. */
function Gates() {
  const { t } = useTranslation();
  return (
    <ol className={`${styles.drawing} ${styles.gates}`}>
      {(['open', 'half', 'closed'] as const).map((gate) => (
        <li key={gate}>
          <GateSign state={gate} />
          {t(`privacy.table.gates.${gate}.text`)}
        </li>
      ))}
    </ol>
  );
}

/** Within how many hours a breach is reported; its answer says so to who does not see it. */
function Hours() {
  const { t } = useTranslation();
  return (
    <p className={`${styles.drawing} ${styles.hours}`} aria-hidden>
      <b>{content.company.terms.breachNoticeHours} h</b>
      {t('trust.hours')}
    </p>
  );
}
