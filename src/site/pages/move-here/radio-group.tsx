import rows from '../../design/rows.module.css';
import { FieldError } from '../../form/field-error.tsx';
import { describedBy } from '../../form/form-error.ts';
import styles from './planner.module.css';

interface Option {
  value: string;
  label: string;
  detail?: string;
}

/** A question as radio buttons, with its error message. The first button has the group's id. */
export function RadioGroup({
  name,
  legend,
  options,
  chosen,
  sentence,
}: {
  name: string;
  legend: string;
  options: readonly Option[];
  chosen: string | undefined;
  /** Error message of the submitted answer; undefined if valid. */
  sentence: string | undefined;
}) {
  return (
    <fieldset>
      <legend>{legend}</legend>
      <FieldError field={name} sentence={sentence} />
      <div className={options.length > 4 ? `${rows.rows} ${styles.many}` : rows.rows}>
        {options.map(({ value, label, detail }, index) => (
          <label key={value}>
            <input
              id={index === 0 ? name : undefined}
              type="radio"
              name={name}
              value={value}
              defaultChecked={value === chosen}
              required
              {...describedBy(name, sentence !== undefined, false)}
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
