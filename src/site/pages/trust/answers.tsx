import { useTranslation } from 'react-i18next';
import type { TrustId } from '../../../content/schema/trust.ts';
import { isAnswered } from '../../../content/trust.ts';
import { Answer } from './answer.tsx';
import styles from './answers.module.css';
import { trustGroups } from './groups.ts';

const looks = {
  lead: styles.lead,
  beside: styles.beside,
  drawn: styles.drawn,
  folded: styles.folded,
};

/**
 * Questions and answers, what each rests on at its end. Nothing where there are none.
 *
 * @param as the first of them in large letters; with the answer beside its question, on the page or in a folded
 *   row; or four side by side, each with its thing of the garden
 */
export function Answers({ to: subjects, as }: { to: readonly TrustId[]; as: keyof typeof looks }) {
  if (subjects.length === 0) return null;
  return (
    <dl className={`${styles.answers} ${looks[as]}`}>
      {subjects.map((subject) => (
        <Answer key={subject} to={subject} isDrawn={as === 'drawn'} />
      ))}
    </dl>
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
      subjects: subjects.filter((each) => isAnswered(each) && !drawn.includes(each)),
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
