import { useTranslation } from 'react-i18next';
import {
  finderFieldNames,
  finderLimits,
  type ParsedNeeds,
} from '../../../domain/plan-finder-query.ts';
import type { FormError } from '../../form/form-error.ts';
import { numberErrorMessage } from '../../form/number-error-message.ts';

/** The errors in the plan finder's form, in the order of its fields. */
export function useFinderErrors(errors: ParsedNeeds['errors']): readonly FormError[] {
  const { t, i18n } = useTranslation();
  return finderFieldNames.flatMap((field) => {
    const error = errors[field];
    if (!error) return [];
    const sentence = numberErrorMessage(i18n, error, { most: finderLimits[field] });
    return { field, label: t(`help-me-choose.form.${field}`), sentence };
  });
}
