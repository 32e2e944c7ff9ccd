import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '../live-estimate/calculator-form.module.css';
import { useDomValue } from '../use-dom-value.ts';
import type { VatNumberForm } from '../vat-number/check-vat-number.ts';

/**
 * A VAT number, of which only the form is checked, once the field is left. It has no name, so it is
 * never sent. What checks it is loaded when it is wanted; without script it is a plain field.
 */
export function VatNumberField({ onType }: { onType: (typed: string) => void }) {
  const { t } = useTranslation();
  const field = useRef<HTMLInputElement>(null);
  const [form, setForm] = useState<VatNumberForm>('empty');
  const check = async (input: HTMLInputElement) => {
    const { checkVatNumber } = await import('../vat-number/check-vat-number.ts');
    setForm(checkVatNumber(input.value));
  };
  useDomValue(field, (input) => {
    onType(input.value);
    const wasLeft = input !== document.activeElement;
    if (wasLeft && input.value !== '') check(input).catch(console.error);
  });
  const isFaulty = form !== 'empty' && form !== 'right';
  return (
    <div className={styles.field}>
      <label htmlFor="vat">{t('vat-number.label')}</label>
      <p className={styles.hint} id="vat-hint">
        {t('vat-number.hint')}
      </p>
      <input
        ref={field}
        id="vat"
        type="text"
        className={styles.long}
        autoComplete="off"
        spellCheck={false}
        onInput={({ currentTarget }) => {
          onType(currentTarget.value);
          if (form !== 'empty') check(currentTarget).catch(console.error);
        }}
        onBlur={({ currentTarget }) => check(currentTarget).catch(console.error)}
        aria-invalid={isFaulty ? true : undefined}
        aria-describedby="vat-hint vat-form"
      />
      <p className={isFaulty ? styles.error : styles.hint} id="vat-form" role="status">
        {form !== 'empty' && t(`vat-number.${form}`)}
      </p>
    </div>
  );
}
