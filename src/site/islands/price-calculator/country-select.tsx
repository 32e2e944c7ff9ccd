import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import looks from '../../design/select.module.css';
import { FieldError } from '../../form/field-error.tsx';
import { describedBy } from '../../form/form-error.ts';
import styles from './calculator-form.module.css';
import { preselectCountry } from './preselect-country.ts';

/**
 * The country of tax. Unless the address or the visitor names one, the visitor's apparent country is
 * preselected. The island does that, not a separate script, so that the total updates with it.
 */
export function CountrySelect({
  places,
  services,
  given,
  sentence,
}: {
  places: readonly { code: string; name: string }[];
  /** URLs of location services. */
  services: readonly string[];
  given: string | undefined;
  /** Error message; undefined for a valid choice. */
  sentence: string | undefined;
}) {
  const { t } = useTranslation();
  const select = useRef<HTMLSelectElement>(null);
  const isOpen = !given && !sentence;
  useEffect(() => {
    if (select.current && isOpen) preselectCountry(select.current, services).catch(console.error);
  }, [isOpen, services]);
  return (
    <div className={styles.field}>
      <label htmlFor="country">{t('price-calculator.form.country.label')}</label>
      <FieldError field="country" sentence={sentence} />
      <select
        ref={select}
        className={looks.select}
        id="country"
        name="country"
        defaultValue={given ?? 'invalid'}
        {...describedBy('country', sentence !== undefined)}
      >
        <option value="invalid">{t('price-calculator.form.country.choose')}</option>
        {places.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
      <p className={styles.hint} id="country-hint">
        {t('price-calculator.form.country.hint')}
      </p>
    </div>
  );
}
