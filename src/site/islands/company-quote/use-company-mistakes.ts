import { useTranslation } from 'react-i18next';
import {
  type CompanyRequest,
  companyLimits,
  companyNumbers,
} from '../../../domain/company-request.ts';
import type { Mistake } from '../../form/mistake.ts';
import { numberSentence } from '../../form/number-sentence.ts';

/** What has to be corrected in the form of a company, in the order of its fields. */
export function useCompanyMistakes({
  errors,
  isCountryUnknown,
}: CompanyRequest): readonly Mistake[] {
  const { t, i18n } = useTranslation();
  const numbers = companyNumbers.flatMap((field) => {
    const error = errors[field];
    if (!error) return [];
    const sentence = numberSentence(i18n, error, companyLimits[field]);
    return { field, label: t(`company-quote.form.${field}.label`), sentence };
  });
  const label = t('price-calculator.form.country.label');
  const country = { field: 'country', label, sentence: t('mistakes.chooseOne') };
  return [...numbers, ...(isCountryUnknown ? [country] : [])];
}
