import type { TFunction } from 'i18next';
import type { CalculatorChoice } from '../../domain/calculator-choices.ts';
import type { Mistake } from './mistake.ts';

/**
 * Says what to do about parameters that name something that is not on offer.
 *
 * @param labels of the fields that the form has, in their order; what the address names beyond them cannot
 *   be corrected in the form
 */
export function choiceMistakes(
  t: TFunction,
  unknown: readonly CalculatorChoice[],
  labels: Readonly<Partial<Record<CalculatorChoice, string>>>,
): readonly Mistake[] {
  const inForm = (Object.keys(labels) as CalculatorChoice[]).filter((name) =>
    unknown.includes(name),
  );
  const beyond = unknown.filter((name) => !inForm.includes(name));
  return [
    ...inForm.map((name) => ({
      field: name,
      label: labels[name] ?? name,
      sentence: t('mistakes.chooseOne'),
    })),
    ...beyond.map((name) => ({ label: name, sentence: t('mistakes.notOffered') })),
  ];
}
