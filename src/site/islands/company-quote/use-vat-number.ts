import { useState } from 'react';
import { hasVatNumbers } from '../../../domain/vat-state.ts';
import type { VatNumberForm } from '../vat-number/vat-number-form.ts';

/** The verdict on a VAT number. */
export interface VatNumber {
  /** Whether the country has VAT numbers. */
  readonly isAsked: boolean;
  readonly typed: string;
  /** Empty until the first check. */
  readonly form: VatNumberForm;
  readonly type: (typed: string) => void;
  /** Checks a number; loads the rules on first use. */
  readonly judge: (typed: string) => Promise<VatNumberForm>;
}

/**
 * State of a VAT number, which is never sent.
 *
 * @param country a code of the calculator's list
 */
export function useVatNumber(country: string | undefined): VatNumber {
  const [typed, type] = useState('');
  const [rules, setRules] = useState<typeof import('../vat-number/check-vat-number.ts')>();
  const isAsked = hasVatNumbers(country);
  const form = isAsked ? rules?.checkVatNumber(typed, country) : undefined;
  const judge = async (number: string) => {
    if (number === '') return 'empty';
    const loaded = await import('../vat-number/check-vat-number.ts');
    setRules(loaded);
    return loaded.checkVatNumber(number, country);
  };
  return { isAsked, typed, form: form ?? 'empty', type, judge };
}
