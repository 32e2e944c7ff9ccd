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
        <span>{t('company-quote.buyer.company')}</span>
        <input type="text" autoComplete="organization" />
      </label>
      <label>
        <span>{t('company-quote.buyer.address')}</span>
        <textarea rows={3} autoComplete="street-address" />
      </label>
      {vatNumber && (
        <p>
          <span>{`${t('vat-number.label')}:`}</span> <span translate="no">{vatNumber}</span>
        </p>
      )}
      <label>
        <span>{t('company-quote.buyer.note')}</span>
        <textarea rows={2} />
      </label>
      <small>{t('company-quote.buyer.stays')}</small>
    </fieldset>
  );
}
