import styles from './availability-note.module.css';
import { type Availability, useFromPlan } from './use-from-plan.ts';

/** From which plan on, in words and as a row of beds that are planted or empty. */
export function AvailabilityNote({ availability }: { availability: Availability }) {
  const { words, beds } = useFromPlan()(availability);
  return (
    <span className={styles.note}>
      {beds.length > 0 && <Beds are={beds} />}
      <span>{words}</span>
    </span>
  );
}

/**
 * A row of beds, one for each personal plan, for those who see.
 *
 * @param are whether each is planted
 * @param names of the plans, each beside its bed
 */
export function Beds({ are, names }: { are: readonly boolean[]; names?: readonly string[] }) {
  return (
    <span className={names ? `${styles.beds} ${styles.named}` : styles.beds} aria-hidden="true">
      {are.map((isPlanted, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the plans never change places
        <span key={index}>
          <i className={isPlanted ? styles.planted : undefined} />
          {names?.[index]}
        </span>
      ))}
    </span>
  );
}
