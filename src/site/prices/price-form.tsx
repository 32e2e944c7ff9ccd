import { useTranslation } from 'react-i18next';
import { forgetPricesField } from '../../domain/price-choice.ts';
import { useSite } from '../context.tsx';
import { Button } from '../design/button.tsx';
import rows from '../design/rows.module.css';
import select from '../design/select.module.css';
import { listPlaces } from '../price-names.ts';
import styles from './price-form.module.css';

/** Id of the dialog that the buttons beside prices open. */
export const priceDialogId = 'prices';

/**
 * The dialog to choose country and tax for all prices, a popover without script. Its form posts to its own
 * page, which stores the choice and redirects back. In browsers without popovers the form is part of the
 * page.
 */
export function PriceDialog() {
  const { t, i18n } = useTranslation();
  const { choice } = useSite();
  const titleId = `${priceDialogId}-title`;
  return (
    <div
      id={priceDialogId}
      popover=""
      role="dialog"
      aria-labelledby={titleId}
      className={styles.dialog}
    >
      <h2 id={titleId} className={styles.title}>
        {t('prices.form.heading')}
      </h2>
      <form method="post" className={styles.form} data-behaviour="prices" data-when="interaction">
        <label>
          {t('prices.form.title')}{' '}
          <select
            className={select.select}
            name="country"
            // biome-ignore lint/a11y/noAutofocus: it counts when the dialog is opened
            autoFocus
            defaultValue={choice?.country ?? 'other'}
          >
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
      <button
        type="button"
        popoverTarget={priceDialogId}
        popoverTargetAction="hide"
        className={styles.close}
      >
        {t('prices.form.close')}
      </button>
    </div>
  );
}
