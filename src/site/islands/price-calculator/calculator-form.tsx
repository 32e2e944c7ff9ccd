import type { FormEventHandler, ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { billings } from '../../../domain/billing.ts';
import type { GivenFields } from '../../../domain/calculator-request.ts';
import type { ProductId } from '../../../domain/price-book.ts';
import type { EachPrice } from '../../../domain/price-estimate.ts';
import choice from '../../design/choice.module.css';
import rows from '../../design/rows.module.css';
import type { FormError } from '../../form/form-error.ts';
import { RadioGroup } from '../../form/radio-group.tsx';
import type { DrawnPlan } from '../../garden/plan-plot.ts';
import type { PriceNames } from '../../price-line.ts';
import styles from './calculator-form.module.css';
import { CountrySelect } from './country-select.tsx';
import { QuantityField } from './quantity-field.tsx';
import { AddonAmount, PlanAmounts } from './row-amounts.tsx';

/** Add-ons with a quantity: the field's name, and the key of its value. */
const quantities = [
  ['extrawikis', 'extraWikis'],
  ['extrastorage', 'extraStorageGb'],
] as const;

export interface FormChoices {
  /** The plans, each with its limits in words and as a drawing. */
  plans: readonly { id: ProductId; holds: string | undefined; plot: DrawnPlan }[];
  /** The add-ons that are either ordered or not, with a few words on each. */
  addons: readonly { id: string; remark: string }[];
  places: readonly { code: string; name: string }[];
  /** URLs of location services that may be asked for the visitor's country. */
  locationServices: readonly string[];
}

/**
 * The form of the price calculator, whose submit button is beside the total. It submits to the page's own
 * address, which keeps the language prefix. The fields are uncontrolled: `given` holds their initial values.
 */
export function CalculatorForm({
  ref,
  onInput,
  onSubmit,
  locale,
  names,
  choices,
  given,
  formErrors,
  summary,
  each,
  included,
  tax,
  children,
}: {
  ref: Ref<HTMLFormElement>;
  onInput: FormEventHandler<HTMLFormElement>;
  onSubmit: FormEventHandler<HTMLFormElement>;
  locale: string;
  names: PriceNames;
  choices: FormChoices;
  /** Initial values of the fields. */
  given: GivenFields;
  formErrors: readonly FormError[];
  summary: ReactNode;
  /** Price of each choice alone. */
  each: EachPrice;
  /** Add-ons that the chosen plan includes. */
  included: readonly string[];
  /** The tax in the prices, in words. */
  tax: string;
  children?: ReactNode;
}) {
  const { t } = useTranslation();
  const moneyOf = (addon: string) => ({
    cents: each.addonCents[addon] ?? 0,
    currency: each.currency,
    hasCode: each.currency === 'CAD',
  });
  const sentenceOf = (name: string) => formErrors.find(({ field }) => field === name)?.sentence;
  return (
    <form
      ref={ref}
      id="choices"
      className={styles.form}
      noValidate
      onInput={onInput}
      onSubmit={onSubmit}
    >
      {summary}
      <div className={styles.first}>
        <CountrySelect
          places={choices.places}
          services={choices.locationServices}
          given={given.country}
          sentence={sentenceOf('country')}
        />
        <RadioGroup
          name="billing"
          legend={t('price-calculator.form.billing.label')}
          className={choice.switch}
          options={billings.map((value) => ({
            value,
            label: <span>{t(`price-calculator.form.billing.${value}`)}</span>,
          }))}
          chosen={given.billing}
          sentence={sentenceOf('billing')}
        />
      </div>
      {/* On narrow screens the sticky total appears only below the first questions. */}
      <div className={styles.rest}>
        <RadioGroup
          name="product"
          legend={
            <>
              <span>{t('price-calculator.form.plan')}</span> <small>{tax}</small>
            </>
          }
          className={`${rows.rows} ${styles.options}`}
          options={choices.plans.map(({ id, holds }) => ({
            value: id,
            label: (
              <>
                <b translate="no">{names[id]}</b>
                <PlanAmounts of={each.plans[id]} currency={each.currency} />
                <small>{holds}</small>
              </>
            ),
          }))}
          chosen={given.product}
          sentence={sentenceOf('product')}
        />
        <fieldset>
          <legend>{t('price-calculator.form.addons')}</legend>
          <div className={`${rows.rows} ${styles.options}`}>
            {choices.addons.map(({ id, remark }) => (
              <label key={id}>
                <input
                  type="checkbox"
                  name="addons[]"
                  value={id}
                  defaultChecked={given.addons.includes(id)}
                  disabled={included.includes(id)}
                />
                <b translate="no">{names[id]}</b>
                <AddonAmount of={included.includes(id) ? undefined : moneyOf(id)} />
                <small>{remark}</small>
              </label>
            ))}
          </div>
          <div className={styles.quantities}>
            {quantities.map(([name, field]) => (
              <QuantityField
                key={name}
                name={name}
                locale={locale}
                typed={given[field]}
                sentence={sentenceOf(name)}
                each={moneyOf(name)}
              />
            ))}
          </div>
        </fieldset>
        {children}
      </div>
    </form>
  );
}
