import {
  austria,
  belgium,
  bulgaria,
  checkVAT,
  croatia,
  cyprus,
  czechRepublic,
  denmark,
  estonia,
  finland,
  france,
  germany,
  greece,
  hungary,
  ireland,
  italy,
  latvia,
  lithuania,
  luxembourg,
  malta,
  netherlands,
  poland,
  portugal,
  romania,
  slovakiaRepublic,
  slovenia,
  spain,
  sweden,
  unitedKingdom,
} from 'jsvat-next';
import { euMembers } from '../../../domain/location.ts';

const countries = [
  ...[austria, belgium, bulgaria, croatia, cyprus, czechRepublic, denmark, estonia, finland],
  ...[france, germany, greece, hungary, ireland, italy, latvia, lithuania, luxembourg, malta],
  ...[netherlands, poland, portugal, romania, slovakiaRepublic, slovenia, spain, sweden],
  // Northern Ireland, whose numbers are British ones that begin with XI.
  unitedKingdom,
];

/**
 * What VAT numbers begin with (Council Directive 2006/112/EC, Article 215): the code of the member
 * state, but EL for Greece; XI for Northern Ireland.
 */
const prefixes = new Set([...euMembers, 'EL', 'XI']);
prefixes.delete('GR');

/**
 * What can be said about the form of a number: it is right; its characters are right, but its check
 * digits are not; it is wrong; or it is of a place whose companies are not asked for one.
 */
export type VatNumberForm = 'empty' | 'right' | 'mistyped' | 'wrong' | 'elsewhere';

/** Judges a VAT number by its form alone: whether it exists, only the authorities know. */
export function checkVatNumber(typed: string): VatNumberForm {
  const number = typed.replace(/[\s.\-_]/g, '').toUpperCase();
  if (number === '') return 'empty';
  if (!prefixes.has(number.slice(0, 2))) return 'elsewhere';
  const { isValid, isValidFormat } = checkVAT(number, countries);
  if (isValid) return 'right';
  return isValidFormat ? 'mistyped' : 'wrong';
}
