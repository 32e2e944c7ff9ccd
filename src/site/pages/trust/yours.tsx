import { isAnswered } from '../../../content/trust.ts';
import { Drawing } from '../../garden/drawing.tsx';
import { Answers } from './answers.tsx';
import { trustFirst } from './groups.ts';
import styles from './yours.module.css';

/** Ownership and export of a wiki, in large type, beside a drawing. */
export function Yours() {
  return (
    <div className={styles.yours}>
      {isAnswered('export') && <Drawing name="leaving" />}
      <Answers to={trustFirst.filter(isAnswered)} as="lead" />
    </div>
  );
}
