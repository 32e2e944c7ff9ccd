import { isEuMember } from './location.ts';

/**
 * What the VAT numbers of a country begin with (Council Directive 2006/112/EC, Article 215): the code of
 * the member state, but EL for Greece; XI for the part of the United Kingdom that has such numbers,
 * Northern Ireland.
 *
 * @param country a code of the calculator's list
 * @returns undefined where companies have no such number
 */
export function vatStateOf(country: string): string | undefined {
  if (country === 'GR') return 'EL';
  if (country === 'GB') return 'XI';
  return isEuMember(country) ? country : undefined;
}

/** Whether a VAT number can be given: in these countries, and as long as none is chosen. */
export function hasVatNumbers(country: string | undefined): boolean {
  return country === undefined || vatStateOf(country) !== undefined;
}
