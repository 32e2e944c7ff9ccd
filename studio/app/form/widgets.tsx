import type { RegistryWidgetsType, WidgetProps } from '@rjsf/utils';
import { labelOf } from '../../forms/words.ts';
import styles from './form.module.css';
import { PictureWidget } from './picture-widget.tsx';

/** A select for one of several words. */
function Select({ id, value, label, options, required, onChange, onBlur, onFocus }: WidgetProps) {
  const { enumOptions = [] } = options;
  const place = enumOptions.findIndex((option) => option.value === value);
  return (
    <select
      id={id}
      name={id}
      aria-label={label || 'Kind'}
      className={styles.input}
      value={place < 0 ? '' : String(place)}
      onChange={(event) => onChange(enumOptions[Number(event.target.value)]?.value)}
      onBlur={() => onBlur(id, value)}
      onFocus={() => onFocus(id, value)}
    >
      {(place < 0 || !required) && <option value="">{place < 0 ? 'Choose …' : ''}</option>}
      {enumOptions.map((option, index) => (
        <option key={String(option.value)} value={index}>
          {option.label === String(option.value) ? labelOf(option.label) : option.label}
        </option>
      ))}
    </select>
  );
}

/** A checkbox that writes `true` or removes the key; files never contain `false`. */
function Checkbox({ id, value, label, required, onChange, schema }: WidgetProps) {
  return (
    <>
      <label className={styles.check}>
        <input
          id={id}
          type="checkbox"
          checked={value === true}
          onChange={(event) => onChange(event.target.checked || (required ? false : undefined))}
        />
        {label}
      </label>
      {schema.description && <p className={styles.help}>{schema.description}</p>}
    </>
  );
}

export const widgets: RegistryWidgetsType = {
  SelectWidget: Select,
  CheckboxWidget: Checkbox,
  picture: PictureWidget,
};
