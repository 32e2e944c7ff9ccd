import { useTranslation } from 'react-i18next';
import {
  finderFieldNames,
  finderLimits,
  type ParsedNeeds,
} from '../../../domain/plan-finder-query.ts';
import type { Mistake } from '../../form/mistake.ts';
import { numberSentence } from '../../form/number-sentence.ts';

/** The mistakes in the plan finder's form, in the order of its fields. */
export function useFinderMistakes(errors: ParsedNeeds['errors']): readonly Mistake[] {
  const { t, i18n } = useTranslation();
  return finderFieldNames.flatMap((field) => {
    const error = errors[field];
    if (!error) return [];
    const sentence = numberSentence(i18n, error, { most: finderLimits[field] });
    return { field, label: t(`help-me-choose.form.${field}`), sentence };
  });
}
