import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldError } from '../../form/field-error.tsx';
import { errorId } from '../../form/form-error.ts';
import styles from '../price-calculator/calculator-form.module.css';
import { useDomValue } from '../use-dom-value.ts';
import type { VatNumber } from './use-vat-number.ts';

/**
 * A field for a VAT number. Only the number's form is checked, on blur. The field has no name, so its value
 * is never sent; without script it is a plain field.
 */
export function VatNumberField({
  vatNumber: { typed, form, type, judge },
  sentence,
}: {
  vatNumber: VatNumber;
  /** Error message; undefined for a valid value. */
  sentence: string | undefined;
}) {
  const { t } = useTranslation();
  const field = useRef<HTMLInputElement>(null);
  useDomValue(field, (input) => {
    type(input.value);
    const wasLeft = input !== document.activeElement;
    if (wasLeft) judge(input.value).catch(console.error);
  });
  return (
    <div className={styles.field}>
      <label htmlFor="vat">{t('vat-number.label')}</label>
      <p className={styles.hint} id="vat-hint">
        {t('vat-number.hint')}
      </p>
      <FieldError field="vat" sentence={sentence} />
      <input
        ref={field}
        id="vat"
        type="text"
        className={styles.long}
        defaultValue={typed}
        autoComplete="off"
        spellCheck={false}
        onInput={({ currentTarget }) => type(currentTarget.value)}
        onBlur={({ currentTarget }) => judge(currentTarget.value).catch(console.error)}
        aria-invalid={sentence ? true : undefined}
        aria-describedby={`${sentence ? `${errorId('vat')} ` : ''}vat-hint vat-form`}
      />
      <p className={styles.hint} id="vat-form" role="status">
        {(form === 'right' || form === 'otherCountry') && t(`vat-number.${form}`)}
      </p>
    </div>
  );
}
