import { useTranslation } from 'react-i18next';
import { finderLimits } from '../../../domain/plan-finder-query.ts';
import type { QuantityError } from '../../../domain/quantity.ts';
import { formatCount } from '../../../i18n/format.ts';
import { Figures } from '../../text/figures.tsx';
import styles from './needs-form.module.css';

/**
 * A field for a number. It is a text field with the keys of a number pad, because a number field
 * discards what is not a number, and with it what the visitor has typed.
 */
export function AmountField({
  field,
  asked,
  error,
}: {
  field: keyof typeof finderLimits;
  /**
   * What the address says, number or not, without the control characters that HTML cannot contain.
   */
  asked: string;
  error: QuantityError | undefined;
}) {
  const { t, i18n } = useTranslation();
  const count = (value: number) => formatCount(i18n.language, value);
  const limit = count(finderLimits[field]);
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
        aria-invalid={error !== undefined}
        aria-describedby={`${field}-hint`}
      />
      <p id={`${field}-hint`} className={error ? styles.error : styles.hint}>
        {error ? (
          <Figures>{t(`help-me-choose.errors.${error}`, { limit, example: count(12) })}</Figures>
        ) : (
          t(`help-me-choose.form.${field}Hint`)
        )}
      </p>
    </div>
  );
}
