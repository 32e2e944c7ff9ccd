import { useTranslation } from 'react-i18next';
import type { FinderField } from '../../../domain/plan-finder-query.ts';
import { FieldError } from '../../form/field-error.tsx';
import { describedBy } from '../../form/form-error.ts';
import styles from './needs-form.module.css';

/** A text field with a numeric keypad. Not `type="number"`, which discards what it cannot parse. */
export function AmountField({
  field,
  asked,
  sentence,
}: {
  field: FinderField;
  /** The value in the address, valid or not, without control characters, which HTML cannot contain. */
  asked: string;
  /** Error message; undefined for a valid value. */
  sentence: string | undefined;
}) {
  const { t } = useTranslation();
  return (
    <div className={styles.amount}>
      <label htmlFor={field}>{t(`help-me-choose.form.${field}`)}</label>
      <input
        id={field}
        type="text"
        name={field}
        defaultValue={asked.replace(/\p{Cc}/gu, '\ufffd')}
        inputMode="numeric"
        autoComplete="off"
        {...describedBy(field, sentence !== undefined)}
      />
      <p id={`${field}-hint`} className={styles.hint}>
        {t(`help-me-choose.form.${field}Hint`)}
      </p>
      <FieldError field={field} sentence={sentence} />
    </div>
  );
}
