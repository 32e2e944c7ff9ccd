import type { ReactNode } from 'react';
import rows from '../design/rows.module.css';
import { FieldError } from './field-error.tsx';
import { describedBy } from './form-error.ts';

interface Option {
  value: string;
  label: ReactNode;
}

/**
 * A question with radio buttons, which are uncontrolled, and its error message. The first button has the
 * group's name as its id, for links from the list of all errors.
 */
export function RadioGroup({
  name,
  legend,
  options,
  chosen,
  sentence,
  isRequired,
  className = rows.rows,
}: {
  name: string;
  legend: ReactNode;
  options: readonly Option[];
  /** The option that is checked at first. */
  chosen: string | undefined;
  /** Error message of the submitted answer, which is then not checked; undefined if valid. */
  sentence?: string | undefined;
  isRequired?: boolean;
  /** Of the element around the options. */
  className?: string | undefined;
}) {
  return (
    <fieldset>
      <legend>{legend}</legend>
      <FieldError field={name} sentence={sentence} />
      <div className={className}>
        {options.map(({ value, label }, index) => (
          <label key={value}>
            <input
              id={index === 0 ? name : undefined}
              type="radio"
              name={name}
              value={value}
              defaultChecked={value === chosen && !sentence}
              required={isRequired}
              {...describedBy(name, sentence !== undefined, false)}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
