import { useTranslation } from 'react-i18next';
import styles from './company-quote.module.css';

/**
 * For whom the quote is. The fields belong to no form and have no names, so that what is typed in them
 * is printed and never sent; they need no script.
 */
export function BuyerFields({ vatNumber }: { vatNumber: string }) {
  const { t } = useTranslation();
  return (
    <fieldset className={styles.buyer}>
      <legend>{t('company-quote.buyer.title')}</legend>
      <label>
        {t('company-quote.buyer.company')}
        <input type="text" autoComplete="organization" />
      </label>
      <label>
        {t('company-quote.buyer.address')}
        <textarea rows={3} autoComplete="street-address" />
      </label>
      {vatNumber && (
        <p>
          {t('vat-number.label')}: {vatNumber}
        </p>
      )}
      <label>
        {t('company-quote.buyer.note')}
        <textarea rows={2} />
      </label>
      <small>{t('company-quote.buyer.stays')}</small>
    </fieldset>
  );
}
