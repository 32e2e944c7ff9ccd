import { useTranslation } from 'react-i18next';
import { forgetPricesField } from '../../domain/price-choice.ts';
import { useSite } from '../context.tsx';
import { Button } from '../design/button.tsx';
import rows from '../design/rows.module.css';
import select from '../design/select.module.css';
import { listPlaces } from '../price-names.ts';
import styles from './price-form.module.css';

/** The dialog that the buttons beside prices open. */
export const priceDialogId = 'prices';

/**
 * Lets the visitor say for whom all prices are shown: a dialog, opened and closed without script. The
 * form is sent to the page that it stands on, which keeps the choice and shows itself again. Browsers
 * without popovers show it where it stands, once a link has led there.
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
