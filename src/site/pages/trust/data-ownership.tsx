import { isAnswered } from '../../../content/trust.ts';
import { Drawing } from '../../garden/drawing.tsx';
import { Answers } from './answers.tsx';
import styles from './data-ownership.module.css';
import { trustFirst } from './groups.ts';

/** Ownership and export of a wiki, in large type, beside a drawing. */
export function DataOwnership() {
  return (
    <div className={styles.yours}>
      {isAnswered('export') && <Drawing name="leaving" />}
      <Answers to={trustFirst.filter(isAnswered)} as="lead" />
    </div>
  );
}
