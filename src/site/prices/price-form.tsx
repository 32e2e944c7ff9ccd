import { useTranslation } from 'react-i18next';
import { forgetPricesField } from '../../domain/price-choice.ts';
import { useSite } from '../context.tsx';
import { Button } from '../design/button.tsx';
import rows from '../design/rows.module.css';
import select from '../design/select.module.css';
import { listPlaces } from '../price-names.ts';
import type { PageKey } from '../routes.ts';
import styles from './price-form.module.css';

/** Pages whose HTML has no room left for the list of countries: they lead to the form of another. */
const withoutForm: readonly PageKey[] = [
  'landing',
  'beta',
  'features',
  'whatIsWikiHosting',
  'forCompanies',
  'forPersonal',
  'compare',
];

/** Whether the page that is rendered has the form. */
export function useHasPriceForm(): boolean {
  return !withoutForm.includes(useSite().pageKey);
}

/** What the buttons beside prices open. */
export const priceFormId = 'prices';

/**
 * Lets the visitor say for whom all prices are shown. It is sent to the page that it stands on, which
 * keeps the choice and shows itself again. Browsers without popovers show it where it stands.
 */
export function PriceForm() {
  const { t, i18n } = useTranslation();
  const { choice } = useSite();
  if (!useHasPriceForm()) return null;
  return (
    <form
      id={priceFormId}
      popover=""
      method="post"
      className={styles.form}
      data-behaviour="prices"
      data-when="interaction"
    >
      <label>
        {t('prices.form.title')}{' '}
        <select className={select.select} name="country" defaultValue={choice?.country ?? 'other'}>
          {listPlaces(i18n).map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <div className={rows.rows}>
        <label>
          <input
            type="checkbox"
            name="tax"
            value="excl"
            defaultChecked={choice?.isTaxIncluded === false}
          />
          {t('prices.form.excl')}
        </label>
      </div>
      <Button size="small">{t('prices.form.show')}</Button>
      {choice && (
        <Button tone="quiet" size="small" name={forgetPricesField}>
          {t('prices.form.forget')}
        </Button>
      )}
    </form>
  );
}
