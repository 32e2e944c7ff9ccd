import { useState } from 'react';
import { hasVatNumbers } from '../../../domain/vat-state.ts';
import type { VatNumberForm } from '../vat-number/vat-number-form.ts';

/** A VAT number as far as it is typed, and what can be said about its form. */
export interface VatNumber {
  /** Whether companies of the country have one. */
  readonly isAsked: boolean;
  readonly typed: string;
  /** Empty until it is judged for the first time. */
  readonly form: VatNumberForm;
  readonly type: (typed: string) => void;
  /** Judges what is typed from now on, by rules that are loaded when they are wanted. */
  readonly judge: (typed: string) => Promise<VatNumberForm>;
}

/**
 * Keeps a VAT number, which is never sent.
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
