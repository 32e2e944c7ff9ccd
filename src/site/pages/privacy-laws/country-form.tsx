import { useTranslation } from 'react-i18next';
import { privacyRegions } from '../../../domain/privacy-law.ts';
import { Button } from '../../design/button.tsx';
import select from '../../design/select.module.css';
import styles from './country-form.module.css';

/** The places whose law the page explains, none of them chosen. */
export function CountryForm() {
  const { t } = useTranslation();
  return (
    <form className={styles.form}>
      <label htmlFor="country">{t('privacy-laws.form.label')}</label>
      <select
        className={select.select}
        id="country"
        name="country"
        defaultValue="invalid"
        aria-describedby="country-hint"
      >
        <option value="invalid">{t('privacy-laws.form.placeholder')}</option>
        {privacyRegions.map((region) => (
          <option key={region} value={region}>
            {t(`privacy-laws.regions.${region}.name`)}
          </option>
        ))}
      </select>
      <Button>{t('privacy-laws.form.submit')}</Button>
      <p id="country-hint">{t('privacy-laws.form.hint')}</p>
    </form>
  );
}
