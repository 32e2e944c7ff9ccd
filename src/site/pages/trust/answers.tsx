import { useTranslation } from 'react-i18next';
import type { TrustId } from '../../../content/schema/trust-ids.ts';
import { isAnswered } from '../../../content/trust.ts';
import { Answer } from './answer.tsx';
import styles from './answers.module.css';
import { questionGroups } from './groups.ts';

const looks = {
  lead: styles.lead,
  beside: styles.beside,
  drawn: styles.drawn,
  folded: styles.folded,
};

/**
 * Questions and answers, each with its source. Renders nothing without answers.
 *
 * @param as the layout: the first in large type; answers beside their questions, open or folded; or four side
 *   by side, each with a drawing
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
 * A folded row for each subject that has answers. A link to an answer unfolds its row without script.
 *
 * @param drawn questions that the page has answered already
 */
export function Subjects({ drawn }: { drawn: readonly TrustId[] }) {
  const { t } = useTranslation();
  const groups = questionGroups
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
