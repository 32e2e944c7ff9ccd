import { useTranslation } from 'react-i18next';
import {
  type CompanyRequest,
  companyLimits,
  companyNumbers,
} from '../../../domain/company-request.ts';
import { choiceMistakes } from '../../form/choice-mistakes.ts';
import type { Mistake } from '../../form/mistake.ts';
import { numberSentence } from '../../form/number-sentence.ts';
import { isFaulty, type VatNumberForm } from '../vat-number/vat-number-form.ts';

/** The fixed-choice parameters that have a field in the form, in the form's order. */
export const companyChoiceFields = ['sso', 'billing', 'country'] as const;

/** The mistakes in a company's form, in the order of its fields. */
export function useCompanyMistakes({
  errors,
  unknown,
  vatForm,
}: Pick<CompanyRequest, 'errors' | 'unknown'> & {
  /** The verdict on the VAT number. */
  vatForm: VatNumberForm;
}): readonly Mistake[] {
  const { t, i18n } = useTranslation();
  const numbers = companyNumbers.flatMap((field) => {
    const error = errors[field];
    if (!error) return [];
    const sentence = numberSentence(i18n, error, companyLimits[field]);
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
  return [...numbers, ...choiceMistakes(t, unknown, labels), ...vatNumber];
}
