/**
 * What can be said about a VAT number by its form alone: it is right; it is right, but of another country
 * than the one that was chosen; it is made of zeros; its characters are right, but its check digits are not;
 * it is wrong; or it is of a place whose companies are not asked for one.
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

/** Whether a number has to be corrected. One of another country may be right: that is for people to say. */
export function isFaulty(form: VatNumberForm): form is (typeof faults)[number] {
  return (faults as readonly VatNumberForm[]).includes(form);
}
