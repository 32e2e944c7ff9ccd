import { valueText } from '../../forms/words.ts';
import styles from './panel.module.css';

/** Shows why a change was refused; after a change in another window, both values and a choice between them. */
export function Conflict({
  trouble,
  keepMine,
  takeTheirs,
}: {
  trouble: { message: string; theirs?: unknown } | undefined;
  keepMine: () => void;
  takeTheirs: () => void;
}) {
  if (!trouble) return null;
  return (
    <div role="alert" className={styles.problem}>
      {trouble.message}
      {'theirs' in trouble && trouble.theirs !== undefined && (
        <p>
          There it says now: “{valueText(trouble.theirs)}”.{' '}
          <button type="button" className={styles.small} onClick={keepMine}>
            Keep mine
          </button>{' '}
          <button type="button" className={styles.small} onClick={takeTheirs}>
            Take the other
          </button>
        </p>
      )}
    </div>
  );
}
