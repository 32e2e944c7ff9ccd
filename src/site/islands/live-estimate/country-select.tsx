import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import looks from '../../design/select.module.css';
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
  isRefused,
}: {
  places: readonly { code: string; name: string }[];
  /** Web addresses that may be asked where the visitor is. */
  services: readonly string[];
  given: string | undefined;
  isRefused: boolean;
}) {
  const { t } = useTranslation();
  const select = useRef<HTMLSelectElement>(null);
  const isOpen = !given && !isRefused;
  useEffect(() => {
    if (select.current && isOpen) preselectCountry(select.current, services).catch(console.error);
  }, [isOpen, services]);
  return (
    <div className={styles.field}>
      <label htmlFor="country">{t('price-calculator.form.country.label')}</label>
      {isRefused && (
        <p className={styles.error} id="country-error">
          {t('price-calculator.problem.chooseOne')}
        </p>
      )}
      <select
        ref={select}
        className={looks.select}
        id="country"
        name="country"
        defaultValue={given ?? 'invalid'}
        aria-invalid={isRefused ? true : undefined}
        aria-describedby={isRefused ? 'country-hint country-error' : 'country-hint'}
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
