import { useState } from 'react';
import type { CalculatorChoice } from '../../domain/calculator-choices.ts';

/**
 * Keeps which parameters of the address name something that is not on offer, until the visitor has chosen
 * something else or, for those that are no fields of the form, changes anything.
 *
 * @param unknown those that the address names
 * @param fields those that are fields of the form
 * @returns those that are still open, and what looks at the form again: with the name of the field that the
 *   visitor has changed, or without one when the script has just arrived
 */
export function useOpenChoices(
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
