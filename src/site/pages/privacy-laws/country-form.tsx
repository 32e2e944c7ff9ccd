import { useTranslation } from 'react-i18next';
import { privacyRegions } from '../../../domain/privacy-law.ts';
import { Button } from '../../design/button.tsx';
import select from '../../design/select.module.css';
import { FieldError } from '../../form/field-error.tsx';
import { describedBy } from '../../form/form-error.ts';
import styles from './country-form.module.css';

/**
 * The form of countries whose law the page explains, without a preselection.
 *
 * @param sentence error message of the submitted choice; undefined if valid
 */
export function CountryForm({ sentence }: { sentence: string | undefined }) {
  const { t } = useTranslation();
  return (
    <form className={styles.form}>
      <label htmlFor="country">{t('privacy-laws.form.label')}</label>
      <FieldError field="country" sentence={sentence} />
      <select
        className={select.select}
        id="country"
        name="country"
        defaultValue="invalid"
        {...describedBy('country', sentence !== undefined)}
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
