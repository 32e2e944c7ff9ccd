import { useTranslation } from 'react-i18next';
import type { CompanyNumber } from '../../../domain/company-request.ts';
import { FieldMistake } from '../../form/field-mistake.tsx';
import { describedBy } from '../../form/mistake.ts';
import styles from '../live-estimate/calculator-form.module.css';

/** How many of something a company has or needs, with what is wrong about it beside it. */
export function NumberField({
  field,
  typed,
  sentence,
}: {
  field: CompanyNumber;
  /** What the field starts with; may be empty. */
  typed: string;
  /** What is wrong about it. */
  sentence: string | undefined;
}) {
  const { t } = useTranslation();
  return (
    <div className={styles.field}>
      <label htmlFor={field}>{t(`company-quote.form.${field}.label`)}</label>
      <p className={styles.hint} id={`${field}-hint`}>
        {t(`company-quote.form.${field}.hint`)}
      </p>
      <FieldMistake field={field} sentence={sentence} />
      <input
        id={field}
        name={field}
        // A number field drops what it cannot read, such as a thousand with its dot.
        type="text"
        inputMode="numeric"
        defaultValue={typed.replace(/\p{Cc}/gu, '\ufffd')}
        autoComplete="off"
        {...describedBy(field, sentence !== undefined)}
      />
    </div>
  );
}
