import { useTranslation } from 'react-i18next';
import type { CompanyNumber } from '../../../domain/company-request.ts';
import { FieldError } from '../../form/field-error.tsx';
import { describedBy } from '../../form/form-error.ts';
import styles from '../price-calculator/calculator-form.module.css';

/** A number field with its error message. */
export function NumberField({
  field,
  typed,
  sentence,
}: {
  field: CompanyNumber;
  /** Initial value; may be empty. */
  typed: string;
  /** Error message; undefined for a valid value. */
  sentence: string | undefined;
}) {
  const { t } = useTranslation();
  return (
    <div className={styles.field}>
      <label htmlFor={field}>{t(`company-quote.form.${field}.label`)}</label>
      <p className={styles.hint} id={`${field}-hint`}>
        {t(`company-quote.form.${field}.hint`)}
      </p>
      <FieldError field={field} sentence={sentence} />
      <input
        id={field}
        name={field}
        // Not `type="number"`, which discards values such as "1.000" that it cannot parse.
        type="text"
        inputMode="numeric"
        defaultValue={typed.replace(/\p{Cc}/gu, '\ufffd')}
        autoComplete="off"
        {...describedBy(field, sentence !== undefined)}
      />
    </div>
  );
}
