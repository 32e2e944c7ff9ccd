import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import looks from '../../design/select.module.css';
import { FieldMistake } from '../../form/field-mistake.tsx';
import { describedBy } from '../../form/mistake.ts';
import styles from './calculator-form.module.css';
import { preselectCountry } from './preselect-country.ts';

/**
 * The country that tax is paid in. As long as neither the address nor the visitor has named one,
 * the country where the visitor seems to be is filled in. This island does that, not a separate
 * script, so that the sum changes with it.
 */
export function CountrySelect({
  places,
  services,
  given,
  sentence,
}: {
  places: readonly { code: string; name: string }[];
  /** Web addresses that may be asked where the visitor is. */
  services: readonly string[];
  given: string | undefined;
  /** What is wrong about the choice. */
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
      <FieldMistake field="country" sentence={sentence} />
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
