import rows from '../../design/rows.module.css';
import styles from './planner.module.css';

interface Option {
  value: string;
  label: string;
  detail?: string;
}

/** One question with all its answers in view, and what is wrong with the one that was sent. */
export function RadioGroup({
  name,
  legend,
  options,
  chosen,
  error,
  missing,
}: {
  name: string;
  legend: string;
  options: readonly Option[];
  chosen: string | undefined;
  error: string | undefined;
  /** What is said when no answer is chosen. */
  missing: string;
}) {
  const errorId = `${name}-error`;
  return (
    <fieldset aria-describedby={error && errorId}>
      <legend>{legend}</legend>
      {error && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
      {!error && (
        <p id={errorId} className={styles.error} data-missing="" hidden>
          {missing}
        </p>
      )}
      <div className={options.length > 4 ? `${rows.rows} ${styles.many}` : rows.rows}>
        {options.map(({ value, label, detail }) => (
          <label key={value}>
            <input
              type="radio"
              name={name}
              value={value}
              defaultChecked={value === chosen}
              required
            />
            <span>
              {label}
              {detail && <small> {detail}</small>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
