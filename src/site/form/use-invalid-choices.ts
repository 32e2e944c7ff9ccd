import { useState } from 'react';
import type { CalculatorChoice } from '../../domain/calculator-choices.ts';

/**
 * Tracks invalid query parameters until the visitor corrects them. One with a field is corrected by choosing
 * in that field, one without by any change in the form.
 *
 * @param unknown the invalid parameters of the address
 * @param fields parameters that have a field in the form
 * @returns the parameters that are still invalid, and a function to re-check the form: with the name of the
 *   changed field, or without one right after hydration
 */
export function useInvalidChoices(
  unknown: readonly CalculatorChoice[],
  fields: readonly CalculatorChoice[],
) {
  const [open, setOpen] = useState(unknown);
  const look = (form: HTMLFormElement, changed?: string) => {
    const chosen = new FormData(form);
    const isOpen = (name: CalculatorChoice) => {
      if (!fields.includes(name)) return changed === undefined;
      const value = chosen.get(name) ?? '';
      return value === 'invalid' || (value === '' && name !== changed);
    };
    if (!open.every(isOpen)) setOpen(open.filter(isOpen));
  };
  return [open, look] as const;
}
