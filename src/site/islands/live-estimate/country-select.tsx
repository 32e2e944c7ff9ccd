import { useTranslation } from 'react-i18next';
import styles from './calculator-form.module.css';

/**
 * The country that tax is paid in. While it is open, a script may fill in where the visitor seems
 * to be; it never does once the address or the visitor has named one.
 */
export function CountrySelect({
  places,
  services,
  given,
  isRefused,
}: {
  places: readonly { code: string; name: string }[];
  /** Web addresses that the script may ask. */
  services: readonly string[];
  given: string | undefined;
  isRefused: boolean;
}) {
  const { t } = useTranslation();
  const preselection = {
    'data-behaviour': 'country-preselection',
    'data-when': 'idle',
    'data-services': JSON.stringify(services),
  };
  return (
    <div className={styles.field}>
      <label htmlFor="country">{t('price-calculator.form.country.label')}</label>
      <p className={styles.hint} id="country-hint">
        {t('price-calculator.form.country.hint')}
      </p>
      {isRefused && (
        <p className={styles.error} id="country-error">
          {t('price-calculator.problem.chooseOne')}
        </p>
      )}
      <select
        id="country"
        name="country"
        defaultValue={given ?? 'invalid'}
        aria-invalid={isRefused ? true : undefined}
        aria-describedby={isRefused ? 'country-hint country-error' : 'country-hint'}
        {...(!given && !isRefused && preselection)}
      >
        <option value="invalid">{t('price-calculator.form.country.choose')}</option>
        {places.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}
