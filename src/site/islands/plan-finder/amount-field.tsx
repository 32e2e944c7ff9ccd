import { useTranslation } from 'react-i18next';
import type { FinderField } from '../../../domain/plan-finder-query.ts';
import { FieldMistake } from '../../form/field-mistake.tsx';
import { describedBy } from '../../form/mistake.ts';
import styles from './needs-form.module.css';

/**
 * A field for a number. It is a text field with the keys of a number pad, because a number field
 * discards what is not a number, and with it what the visitor has typed.
 */
export function AmountField({
  field,
  asked,
  sentence,
}: {
  field: FinderField;
  /**
   * What the address says, number or not, without the control characters that HTML cannot contain.
   */
  asked: string;
  /** What is wrong about it. */
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
      <FieldMistake field={field} sentence={sentence} />
    </div>
  );
}
