import { isAnswered } from '../../../content/trust.ts';
import leaving from '../../garden/slides/leaving.svg';
import { Answers } from './answers.tsx';
import { trustFirst } from './groups.ts';
import styles from './yours.module.css';

/** Whose a wiki is, in large letters, and how it leaves, beside a drawing of that. */
export function Yours() {
  return (
    <div className={styles.yours}>
      {isAnswered('export') && <img src={leaving} alt="" loading="lazy" />}
      <Answers to={trustFirst.filter(isAnswered)} as="lead" />
    </div>
  );
}
