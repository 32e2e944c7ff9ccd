import { Figures } from '../text/figures.tsx';
import { mistakeId } from './mistake.ts';
import styles from './mistakes.module.css';

/**
 * What is wrong about a field and what to do, beside it; nothing where nothing is wrong. `describedBy` ties
 * the field to it.
 */
export function FieldMistake({
  field,
  sentence,
}: {
  /** Id of the field. */
  field: string;
  sentence: string | undefined;
}) {
  if (!sentence) return null;
  return (
    <p id={mistakeId(field)} className={styles.mistake}>
      <Figures>{sentence}</Figures>
    </p>
  );
}
