import type { FormEventHandler, ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type FieldErrors,
  type GivenFields,
  quantityLimits,
} from '../../../domain/calculator-request.ts';
import type { ProductId } from '../../../domain/price-book.ts';
import { Button } from '../../design/button.tsx';
import type { PriceNames } from '../../price-line.ts';
import styles from './calculator-form.module.css';
import { CountrySelect } from './country-select.tsx';
import { QuantityField } from './quantity-field.tsx';

export interface FormChoices {
  /** The plans, each with what it holds. */
  plans: readonly { id: ProductId; holds: string }[];
  /** The add-ons that are either ordered or not, with a few words on each. */
  addons: readonly { id: string; remark: string }[];
  places: readonly { code: string; name: string }[];
  /** Web addresses that may be asked for the visitor's country. */
  locationServices: readonly string[];
}

/**
 * The form of the price calculator. It is sent to the page's own address, which keeps a language
 * that the address fixes. Its fields keep their own state: this only says what they start with.
 */
export function CalculatorForm({
  ref,
  onInput,
  locale,
  names,
  choices,
  sent: { given, errors: sentErrors },
  errors,
  unknown,
  children,
}: {
  ref: Ref<HTMLFormElement>;
  onInput: FormEventHandler<HTMLFormElement>;
  locale: string;
  names: PriceNames;
  choices: FormChoices;
  sent: { given: GivenFields; errors: FieldErrors };
  errors: FieldErrors;
  unknown: readonly ('product' | 'country')[];
  children?: ReactNode;
}) {
  const { t } = useTranslation();
  return (
    <form ref={ref} className={styles.form} onInput={onInput}>
      <fieldset
        id="product"
        aria-describedby={unknown.includes('product') ? 'product-error' : undefined}
      >
        <legend>{t('price-calculator.form.plan')}</legend>
        {unknown.includes('product') && (
          <p className={styles.error} id="product-error">
            {t('price-calculator.problem.chooseOne')}
          </p>
        )}
        <div className={styles.options}>
          {choices.plans.map(({ id, holds }) => (
            <label key={id}>
              <input type="radio" name="product" value={id} defaultChecked={id === given.product} />
              <b>{names[id]}</b>
              <small>{holds}</small>
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend>{t('price-calculator.form.addons')}</legend>
        <div className={styles.options}>
          {choices.addons.map(({ id, remark }) => (
            <label key={id}>
              <input
                type="checkbox"
                name="addons[]"
                value={id}
                defaultChecked={given.addons.includes(id)}
              />
              <b>{names[id]}</b>
              <small>{remark}</small>
            </label>
          ))}
        </div>
        <div className={styles.quantities}>
          <QuantityField
            name="extrawikis"
            locale={locale}
            limit={quantityLimits.extraWikis}
            typed={given.extraWikis}
            isTypedFaulty={sentErrors.extraWikis !== undefined}
            error={errors.extraWikis}
          />
          <QuantityField
            name="extrastorage"
            locale={locale}
            limit={quantityLimits.extraStorageGb}
            typed={given.extraStorageGb}
            isTypedFaulty={sentErrors.extraStorageGb !== undefined}
            error={errors.extraStorageGb}
          />
        </div>
      </fieldset>
      <CountrySelect
        places={choices.places}
        services={choices.locationServices}
        given={given.country}
        isRefused={unknown.includes('country')}
      />
      <p>
        <Button>{t('price-calculator.form.send')}</Button>
      </p>
      {children}
    </form>
  );
}
