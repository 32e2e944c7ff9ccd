import { useTranslation } from 'react-i18next';
import type { CalculatorChoice } from '../../../domain/calculator-choices.ts';
import {
  type FieldErrors,
  parameterNames,
  quantityFields,
  quantityLimits,
} from '../../../domain/calculator-request.ts';
import { choiceErrors } from '../../form/choice-errors.ts';
import type { FormError } from '../../form/form-error.ts';
import { numberErrorMessage } from '../../form/number-error-message.ts';

/** The fixed-choice parameters that have a field in the form, in the form's order. */
export const calculatorChoiceFields = ['country', 'billing', 'product'] as const;

/** The errors in the calculator's form, in the order of its fields. */
export function useCalculatorErrors(
  errors: FieldErrors,
  unknown: readonly CalculatorChoice[],
): readonly FormError[] {
  const { t, i18n } = useTranslation();
  const labels = {
    country: t('price-calculator.form.country.label'),
    billing: t('price-calculator.form.billing.label'),
    product: t('price-calculator.form.plan'),
  } satisfies Record<(typeof calculatorChoiceFields)[number], string>;
  return [
    ...choiceErrors(t, unknown, labels),
    ...quantityFields.flatMap((field) => {
      const error = errors[field];
      if (!error) return [];
      const name = parameterNames[field];
      const label = t(`price-calculator.form.${name}.label`);
      return {
        field: name,
        label,
        sentence: numberErrorMessage(i18n, error, { most: quantityLimits[field] }),
      };
    }),
  ];
}
