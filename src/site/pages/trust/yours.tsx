import { isAnswered } from '../../../content/trust.ts';
import { Drawing } from '../../garden/drawing.tsx';
import { Answers } from './answers.tsx';
import { trustFirst } from './groups.ts';
import styles from './yours.module.css';

/** Whose a wiki is, in large letters, and how it leaves, beside a drawing of that. */
export function Yours() {
  return (
    <div className={styles.yours}>
      {isAnswered('export') && <Drawing name="leaving" />}
      <Answers to={trustFirst.filter(isAnswered)} as="lead" />
    </div>
  );
}
