import { useTranslation } from 'react-i18next';
import {
  type FieldErrors,
  parameterNames,
  quantityFields,
  quantityLimits,
} from '../../../domain/calculator-request.ts';
import type { Mistake } from '../../form/mistake.ts';
import { numberSentence } from '../../form/number-sentence.ts';

/** What has to be corrected in the calculator's form, in the order of its fields. */
export function useCalculatorMistakes(
  errors: FieldErrors,
  unknown: readonly ('product' | 'country')[],
): readonly Mistake[] {
  const { t, i18n } = useTranslation();
  const sentence = t('mistakes.chooseOne');
  const labels = {
    country: t('price-calculator.form.country.label'),
    product: t('price-calculator.form.plan'),
  };
  return [
    ...(['country', 'product'] as const)
      .filter((field) => unknown.includes(field))
      .map((field) => ({ field, label: labels[field], sentence })),
    ...quantityFields.flatMap((field) => {
      const error = errors[field];
      if (!error) return [];
      const name = parameterNames[field];
      const label = t(`price-calculator.form.${name}.label`);
      return {
        field: name,
        label,
        sentence: numberSentence(i18n, error, { most: quantityLimits[field] }),
      };
    }),
  ];
}
