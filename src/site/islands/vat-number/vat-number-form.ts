/**
 * The verdict on a VAT number's form: valid; valid, but of another country than the chosen one; all zeros;
 * wrong check digits; wrong form; or not applicable, because the country has no VAT numbers.
 */
export type VatNumberForm =
  | 'empty'
  | 'right'
  | 'otherCountry'
  | 'zeros'
  | 'mistyped'
  | 'wrong'
  | 'elsewhere';

const faults = ['zeros', 'mistyped', 'wrong', 'elsewhere'] as const;

/** Whether a number must be corrected. A number of another country may be intended, so it is no fault. */
export function isFaulty(form: VatNumberForm): form is (typeof faults)[number] {
  return (faults as readonly VatNumberForm[]).includes(form);
}
