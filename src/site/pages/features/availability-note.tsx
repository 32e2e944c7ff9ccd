import styles from './availability-note.module.css';
import { type Availability, useFromPlan } from './use-from-plan.ts';

/** From which plan on, in words and as a row of beds that are planted or empty. */
export function AvailabilityNote({ availability }: { availability: Availability }) {
  const { words, beds } = useFromPlan()(availability);
  return (
    <span className={styles.note}>
      {beds.length > 0 && (
        <span className={styles.beds} aria-hidden="true">
          {beds.map((isPlanted, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the plans never change places
            <i key={index} className={isPlanted ? styles.planted : undefined} />
          ))}
        </span>
      )}
      <span>{words}</span>
    </span>
  );
}
