import { useTranslation } from 'react-i18next';
import type { Money } from '../../../domain/money.ts';
import type { QuantityError } from '../../../domain/quantity.ts';
import { formatCount, formatMoney } from '../../../i18n/format.ts';
import { Figures } from '../../text/figures.tsx';
import styles from './calculator-form.module.css';

/** A whole number, with what is wrong about it beside it. */
export function QuantityField({
  name,
  locale,
  limit,
  typed,
  isTypedFaulty,
  error,
  each,
}: {
  name: 'extrawikis' | 'extrastorage';
  locale: string;
  /** The largest number accepted. */
  limit: number;
  /** What the field starts with; nothing counts as zero. */
  typed: string;
  isTypedFaulty: boolean;
  error: QuantityError | undefined;
  /** What one of it costs a month. */
  each: Money;
}) {
  const { t } = useTranslation();
  return (
    <div className={styles.field}>
      <label htmlFor={name}>{t(`price-calculator.form.${name}.label`)}</label>
      <p className={styles.hint} id={`${name}-hint`}>
        <Figures>
          {t(`price-calculator.form.${name}.each`, { price: formatMoney(locale, each) })}
        </Figures>
      </p>
      {error && (
        <p className={styles.error} id={`${name}-error`}>
          <Figures>
            {t(`price-calculator.problem.${error}`, { limit: formatCount(locale, limit) })}
          </Figures>
        </p>
      )}
      <input
        id={name}
        name={name}
        // A number field would drop what it cannot read, and nothing that was typed may be lost.
        type={isTypedFaulty ? 'text' : 'number'}
        inputMode="numeric"
        min={0}
        max={limit}
        defaultValue={typed || '0'}
        // Or a 12 typed before the 0 would become 120.
        onFocus={({ currentTarget }) => currentTarget.select()}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${name}-hint ${name}-error` : `${name}-hint`}
      />
    </div>
  );
}
