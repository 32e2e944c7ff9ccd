import { Figures } from '../text/figures.tsx';
import { mistakeId } from './mistake.ts';
import styles from './mistakes.module.css';

/**
 * The error message beside a field; renders nothing for a valid field. `describedBy` associates it with the
 * field.
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
