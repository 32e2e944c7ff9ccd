import styles from './tabs.module.css';

/**
 * Radio buttons that look like tabs, for a few ways to look at the same text.
 *
 * @param legend name of the group, for screen readers
 * @param name of the buttons in their form
 * @param labels label of each, by its value
 */
export function Tabs<Value extends string>({
  legend,
  name,
  labels,
  chosen,
  onChoose,
}: {
  legend: string;
  name: string;
  labels: Record<Value, string>;
  chosen: Value;
  onChoose: (value: Value) => void;
}) {
  return (
    <fieldset className={styles.tabs}>
      <legend>{legend}</legend>
      {(Object.keys(labels) as Value[]).map((value) => (
        <label key={value}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={value === chosen}
            onChange={() => onChoose(value)}
          />
          <span>{labels[value]}</span>
        </label>
      ))}
    </fieldset>
  );
}
