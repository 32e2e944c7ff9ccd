import { useTranslation } from 'react-i18next';
import type { Money } from '../../../domain/money.ts';
import { formatMoney } from '../../../i18n/format.ts';
import { FieldError } from '../../form/field-error.tsx';
import { describedBy } from '../../form/form-error.ts';
import { Figures } from '../../text/figures.tsx';
import styles from './calculator-form.module.css';

/** A field for a whole number, with its error message. */
export function QuantityField({
  name,
  locale,
  typed,
  sentence,
  each,
}: {
  name: 'extrawikis' | 'extrastorage';
  locale: string;
  /** Initial value; empty counts as zero. */
  typed: string;
  /** Error message; undefined for a valid value. */
  sentence: string | undefined;
  /** Monthly price of one. */
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
      <FieldError field={name} sentence={sentence} />
      <input
        id={name}
        name={name}
        // Not `type="number"`, which discards values such as "1.000" that it cannot parse.
        type="text"
        inputMode="numeric"
        defaultValue={typed || '0'}
        // Selects the 0 on focus, otherwise typing 12 before it would make 120.
        onFocus={({ currentTarget }) => currentTarget.select()}
        {...describedBy(name, sentence !== undefined)}
      />
    </div>
  );
}
