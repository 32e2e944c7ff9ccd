import styles from './data-table.module.css';
import visually from './visually-hidden.module.css';

/**
 * The column headers of a `DataTable` whose columns explain themselves to the eye. They are read aloud. A `thead` that
 * is itself hidden is no part of the table any more, so that its cells have no headers (WCAG 1.3.1).
 */
export function HiddenTableHead({ labels }: { labels: readonly string[] }) {
  return (
    <thead>
      <tr>
        {labels.map((label) => (
          <th key={label} scope="col" className={styles.unseen}>
            <span className={visually.hidden}>{label}</span>
          </th>
        ))}
      </tr>
    </thead>
  );
}
