import type { TFunction } from 'i18next';
import type { CalculatorChoice } from '../../domain/calculator-choices.ts';
import type { FormError } from './form-error.ts';

/**
 * Lists the errors of query parameters whose value is not on offer.
 *
 * @param labels of the form's fields, in order; a parameter without a field cannot be corrected in the form
 */
export function choiceErrors(
  t: TFunction,
  unknown: readonly CalculatorChoice[],
  labels: Readonly<Partial<Record<CalculatorChoice, string>>>,
): readonly FormError[] {
  const inForm = (Object.keys(labels) as CalculatorChoice[]).filter((name) =>
    unknown.includes(name),
  );
  const beyond = unknown.filter((name) => !inForm.includes(name));
  return [
    ...inForm.map((name) => ({
      field: name,
      label: labels[name] ?? name,
      sentence: t('form-errors.chooseOne'),
    })),
    ...beyond.map((name) => ({ label: name, sentence: t('form-errors.notOffered') })),
  ];
}
