import { useTranslation } from 'react-i18next';
import {
  type CompanyRequest,
  companyLimits,
  companyNumbers,
} from '../../../domain/company-request.ts';
import { choiceErrors } from '../../form/choice-errors.ts';
import type { FormError } from '../../form/form-error.ts';
import { numberErrorMessage } from '../../form/number-error-message.ts';
import { isFaulty, type VatNumberForm } from '../vat-number/vat-number-form.ts';

/** The fixed-choice parameters that have a field in the form, in the form's order. */
export const companyChoiceFields = ['sso', 'billing', 'country'] as const;

/** The errors in a company's form, in the order of its fields. */
export function useCompanyErrors({
  errors,
  unknown,
  vatForm,
}: Pick<CompanyRequest, 'errors' | 'unknown'> & {
  /** The verdict on the VAT number. */
  vatForm: VatNumberForm;
}): readonly FormError[] {
  const { t, i18n } = useTranslation();
  const numbers = companyNumbers.flatMap((field) => {
    const error = errors[field];
    if (!error) return [];
    const sentence = numberErrorMessage(i18n, error, companyLimits[field]);
    return { field, label: t(`company-quote.form.${field}.label`), sentence };
  });
  const labels = {
    sso: t('company-quote.form.needs'),
    billing: t('company-quote.form.billing'),
    country: t('price-calculator.form.country.label'),
  } satisfies Record<(typeof companyChoiceFields)[number], string>;
  const vatNumber = isFaulty(vatForm)
    ? [{ field: 'vat', label: t('vat-number.label'), sentence: t(`vat-number.${vatForm}`) }]
    : [];
  return [...numbers, ...choiceErrors(t, unknown, labels), ...vatNumber];
}
