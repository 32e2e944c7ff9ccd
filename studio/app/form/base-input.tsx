import type { BaseInputTemplateProps } from '@rjsf/utils';
import type { FormSchema } from '../../forms/form-schema.ts';
import { labelOf } from '../../forms/words.ts';
import styles from './form.module.css';

/** Longer texts get a field of several lines. */
const lineLength = 60;

/** A field for a text, a number or a day. */
export function BaseInput({
  id,
  name,
  value,
  schema,
  hideLabel,
  required,
  options,
  onChange,
  onBlur,
  onFocus,
}: BaseInputTemplateProps) {
  const { type, format, 'x-unit': unit, description } = schema as FormSchema;
  const isNumber = type === 'number' || type === 'integer';
  const common = {
    id,
    name: id,
    value: value ?? '',
    'aria-required': required,
    // A value of a union has no label of its own: the label is that of the choice.
    ...(hideLabel && { 'aria-label': labelOf(name) }),
    ...(description && { 'aria-describedby': `${id}__description` }),
    onBlur: () => onBlur(id, value),
    onFocus: () => onFocus(id, value),
  };
  const say = (text: string) => {
    if (text === '') return onChange(options.emptyValue);
    // Most European languages have a decimal comma.
    onChange(isNumber ? numberIn(text) : text);
  };
  if (!isNumber && format === undefined && String(value ?? '').length > lineLength) {
    return (
      <textarea
        {...common}
        className={styles.input}
        rows={3}
        onChange={(event) => say(event.target.value.replaceAll('\n', ' '))}
      />
    );
  }
  return (
    <input
      {...common}
      className={isNumber || format === 'date' ? styles.short : styles.input}
      type={format === 'date' ? 'date' : 'text'}
      inputMode={isNumber ? 'decimal' : undefined}
      data-unit={unit}
      onChange={(event) => say(event.target.value)}
    />
  );
}

/** The number; or the typed text while it is not a number, which the check reports. */
function numberIn(text: string): number | string {
  const number = text.trim().replace(',', '.');
  return /^-?\d+(\.\d*[1-9])?$/.test(number) ? Number(number) : number;
}
