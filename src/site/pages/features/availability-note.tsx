import styles from './availability-note.module.css';
import { type Availability, useFromPlan } from './use-from-plan.ts';

/**
 * From which plan on, in words and as a row of beds that are planted or empty.
 *
 * @param isShort whether it names personal plans only, with the beds at the end of its line; on a phone the
 *   beds alone are seen
 */
export function AvailabilityNote({
  availability,
  isShort = false,
}: {
  availability: Availability;
  isShort?: boolean;
}) {
  const { full, personal, beds } = useFromPlan()(availability);
  return (
    <span className={isShort ? `${styles.note} ${styles.atEnd}` : styles.note}>
      {beds.length > 0 && (
        <span className={styles.beds} aria-hidden="true">
          {beds.map((isPlanted, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the plans never change places
            <i key={index} className={isPlanted ? styles.planted : undefined} />
          ))}
        </span>
      )}
      <span>{isShort ? personal : full}</span>
    </span>
  );
}
