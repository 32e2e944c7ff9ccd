import styles from './panel.module.css';

/**
 * An entry of a list, with a link to its form and, if the list can be changed, buttons to move and remove it.
 *
 * @param heading above the entry
 * @param place its index, and the number of entries
 */
export function EntryRow({
  title,
  heading,
  onOpen,
  onMove,
  onRemove,
  place: [index, count] = [0, 0],
}: {
  title: string;
  heading: string | undefined;
  onOpen: () => void;
  onMove?: (by: number) => void;
  onRemove?: () => void;
  place?: readonly [number, number];
}) {
  return (
    <>
      {heading && <li className={styles.aside}>{heading}</li>}
      <li>
        <button type="button" className={styles.entry} onClick={onOpen}>
          {title}
        </button>
        {onMove && (
          <>
            <button
              type="button"
              className={styles.small}
              disabled={index === 0}
              aria-label={`Move ${title} up`}
              onClick={() => onMove(-1)}
            >
              ↑
            </button>
            <button
              type="button"
              className={styles.small}
              disabled={index === count - 1}
              aria-label={`Move ${title} down`}
              onClick={() => onMove(1)}
            >
              ↓
            </button>
            <button
              type="button"
              className={styles.small}
              aria-label={`Take out ${title}`}
              onClick={onRemove}
            >
              Take out
            </button>
          </>
        )}
      </li>
    </>
  );
}
