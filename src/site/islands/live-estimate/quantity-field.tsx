import { useTranslation } from 'react-i18next';
import type { Money } from '../../../domain/money.ts';
import { formatMoney } from '../../../i18n/format.ts';
import { FieldMistake } from '../../form/field-mistake.tsx';
import { describedBy } from '../../form/mistake.ts';
import { Figures } from '../../text/figures.tsx';
import styles from './calculator-form.module.css';

/** A whole number, with what is wrong about it beside it. */
export function QuantityField({
  name,
  locale,
  typed,
  sentence,
  each,
}: {
  name: 'extrawikis' | 'extrastorage';
  locale: string;
  /** What the field starts with; nothing counts as zero. */
  typed: string;
  /** What is wrong about it. */
  sentence: string | undefined;
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
      <FieldMistake field={name} sentence={sentence} />
      <input
        id={name}
        name={name}
        // A number field drops what it cannot read, such as a thousand with its dot.
        type="text"
        inputMode="numeric"
        defaultValue={typed || '0'}
        // Or a 12 typed before the 0 would become 120.
        onFocus={({ currentTarget }) => currentTarget.select()}
        {...describedBy(name, sentence !== undefined)}
      />
    </div>
  );
}
