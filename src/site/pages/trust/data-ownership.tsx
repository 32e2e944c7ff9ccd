import { isAnswered } from '../../../content/trust.ts';
import { Drawing } from '../../garden/drawing.tsx';
import { Answers } from './answers.tsx';
import styles from './data-ownership.module.css';
import { ownershipQuestions } from './groups.ts';

/** Ownership and export of a wiki, in large type, beside a drawing. */
export function DataOwnership() {
  return (
    <div className={styles.yours}>
      {isAnswered('export') && <Drawing name="leaving" />}
      <Answers to={ownershipQuestions.filter(isAnswered)} as="lead" />
    </div>
  );
}
