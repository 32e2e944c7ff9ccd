import type { FormEventHandler, ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { billings } from '../../../domain/billing.ts';
import { companyNumbers, companyTab, type GivenNeeds } from '../../../domain/company-request.ts';
import { ssoNeeds } from '../../../domain/plan-finder.ts';
import { Button } from '../../design/button.tsx';
import choice from '../../design/choice.module.css';
import rows from '../../design/rows.module.css';
import select from '../../design/select.module.css';
import { FieldError } from '../../form/field-error.tsx';
import { describedBy, type FormError } from '../../form/form-error.ts';
import { RadioGroup } from '../../form/radio-group.tsx';
import styles from '../price-calculator/calculator-form.module.css';
import type { CompanyOffers } from './company-offers.ts';
import { NumberField } from './number-field.tsx';
import type { VatNumber } from './use-vat-number.ts';
import { VatNumberField } from './vat-number-field.tsx';

/**
 * The form of a company's needs. Its fields are uncontrolled, so that values typed before hydration are kept;
 * without script the button submits the form.
 */
export function CompanyForm({
  ref,
  offers,
  given,
  formErrors,
  summary,
  vatNumber,
  onInput,
  onSubmit,
}: {
  ref: Ref<HTMLFormElement>;
  offers: CompanyOffers;
  /** Initial values of the fields. */
  given: GivenNeeds;
  formErrors: readonly FormError[];
  summary: ReactNode;
  vatNumber: VatNumber;
  onInput: FormEventHandler<HTMLFormElement>;
  onSubmit: FormEventHandler<HTMLFormElement>;
}) {
  const { t } = useTranslation();
  const sentenceOf = (name: string) => formErrors.find(({ field }) => field === name)?.sentence;
  return (
    <form
      ref={ref}
      action="#quote"
      className={styles.form}
      noValidate
      onInput={onInput}
      onSubmit={onSubmit}
    >
      {summary}
      <input type="hidden" name={companyTab.name} value={companyTab.value} />
      <fieldset>
        <legend>{t('company-quote.form.size')}</legend>
        <div className={styles.quantities}>
          {companyNumbers.map((field) => (
            <NumberField
              key={field}
              field={field}
              typed={given[field]}
              sentence={sentenceOf(field)}
            />
          ))}
        </div>
      </fieldset>
      <RadioGroup
        name="sso"
        legend={t('company-quote.form.needs')}
        options={ssoNeeds.map((value) => ({
          value,
          label: <span>{t(`company-quote.sso.${value}`)}</span>,
        }))}
        chosen={given.sso}
        sentence={sentenceOf('sso')}
      />
      <fieldset>
        <legend>{t('price-calculator.form.addons')}</legend>
        <div className={rows.rows}>
          {offers.addons.map((id) => (
            <label key={id}>
              <input
                type="checkbox"
                name="addons[]"
                value={id}
                defaultChecked={given.addons.includes(id)}
              />
              <span translate="no">{offers.names[id]}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <RadioGroup
        name="billing"
        legend={t('company-quote.form.billing')}
        className={choice.switch}
        options={billings.map((value) => ({
          value,
          label: <span>{t(`company-quote.billing.${value}`)}</span>,
        }))}
        chosen={given.billing}
        sentence={sentenceOf('billing')}
      />
      <div className={styles.field}>
        <label htmlFor="country">{t('price-calculator.form.country.label')}</label>
        <p className={styles.hint} id="country-hint">
          {t('company-quote.form.countryHint')}
        </p>
        <FieldError field="country" sentence={sentenceOf('country')} />
        <select
          className={select.select}
          id="country"
          name="country"
          defaultValue={given.country ?? ''}
          {...describedBy('country', sentenceOf('country') !== undefined)}
        >
          <option value="">{t('price-calculator.form.country.choose')}</option>
          {offers.places.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      </div>
      <div className={rows.rows}>
        <label>
          <input type="checkbox" name="tax" value="excl" defaultChecked={!given.isTaxIncluded} />
          <span>{t('company-quote.form.beforeTax')}</span>
        </label>
      </div>
      {vatNumber.isAsked && <VatNumberField vatNumber={vatNumber} sentence={sentenceOf('vat')} />}
      <p>
        <Button>{t('company-quote.form.send')}</Button>
      </p>
    </form>
  );
}
