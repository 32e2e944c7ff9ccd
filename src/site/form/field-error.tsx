import { Figures } from '../text/figures.tsx';
import styles from './errors.module.css';
import { errorId } from './form-error.ts';

/**
 * The error message beside a field; renders nothing for a valid field. `describedBy` associates it with the
 * field.
 */
export function FieldError({
  field,
  sentence,
}: {
  /** Id of the field. */
  field: string;
  sentence: string | undefined;
}) {
  if (!sentence) return null;
  return (
    <p id={errorId(field)} className={styles.error}>
      <Figures>{sentence}</Figures>
    </p>
  );
}
