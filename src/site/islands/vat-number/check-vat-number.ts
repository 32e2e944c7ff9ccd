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
import { vatStateOf } from '../../../domain/vat-state.ts';
import type { VatNumberForm } from './vat-number-form.ts';

const countries = [
  ...[austria, belgium, bulgaria, croatia, cyprus, czechRepublic, denmark, estonia, finland],
  ...[france, germany, greece, hungary, ireland, italy, latvia, lithuania, luxembourg, malta],
  ...[netherlands, poland, portugal, romania, slovakiaRepublic, slovenia, spain, sweden],
  // XI is Northern Ireland, whose numbers otherwise have the British form.
  unitedKingdom,
];

/**
 * The form of each state's numbers, as the European Commission publishes it for VIES ("VAT identification
 * number structure"), by prefix (Council Directive 2006/112/EC, Article 215): the code of the member state,
 * but EL for Greece; XI for Northern Ireland.
 */
const forms: Readonly<Record<string, RegExp>> = {
  AT: /^U\d{8}$/,
  BE: /^[01]?\d{9}$/,
  BG: /^\d{9,10}$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  EL: /^\d{9}$/,
  ES: /^(?!\d{9})[A-Z\d]\d{7}[A-Z\d]$/,
  FI: /^\d{8}$/,
  FR: /^[A-HJ-NP-Z\d]{2}\d{9}$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^\d[A-Z\d+*]\d{5}[A-W][A-I]?$/,
  IT: /^\d{11}$/,
  LT: /^(?:\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^\d{9}B\d{2}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{12}$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
  XI: /^(?:\d{9}|\d{12}|GD[0-4]\d{2}|HA[5-9]\d{2})$/,
};

/**
 * Checks the form of a VAT number; only the authorities know whether it exists.
 *
 * @param country a code of the calculator's list, or undefined before one is chosen
 */
export function checkVatNumber(typed: string, country?: string): VatNumberForm {
  // Copied numbers contain spaces, hyphens, invisible characters and full-width letters.
  const number = typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}+*]/gu, '');
  if (number === '') return 'empty';
  const [state, rest] = [number.slice(0, 2), number.slice(2)];
  if (!Object.hasOwn(forms, state)) return 'elsewhere';
  if (!forms[state]?.test(rest)) return 'wrong';
  if (isOfZeros(state, rest)) return 'zeros';
  const known = withCheckDigits(state, rest);
  if (known !== undefined && !checkVAT(known, countries).isValid) return 'mistyped';
  return country === undefined || state === vatStateOf(country) ? 'right' : 'otherCountry';
}

/** Whether a number consists of zeros and their check digits; no state assigns it. */
function isOfZeros(state: string, rest: string): boolean {
  if (/^(?:GD|HA)/.test(rest)) return false;
  const proper = state === 'FR' ? rest.slice(2) : state === 'NL' ? rest.slice(0, 9) : rest;
  const counted =
    state === 'SE' ? proper.slice(0, 10) : state === 'XI' ? proper.slice(0, 9) : proper;
  const checkDigits = ['BE', 'LU', 'MT', 'XI'].includes(state) ? 2 : 1;
  return /^0*$/.test(counted.replace(/\D/g, '').slice(0, -checkDigits));
}

/**
 * The number in the form of the library that computes check digits; undefined when the state has published no
 * rule, or one that the library lacks.
 */
function withCheckDigits(state: string, rest: string): string | undefined {
  switch (state) {
    case 'BE':
      return state + rest.padStart(10, '0');
    case 'IE':
      return /[A-W][A-I]$/.test(rest) ? undefined : state + rest;
    case 'LV':
      // Personal numbers without a birth date, which the library does not know.
      return rest.startsWith('32') ? undefined : state + rest;
    case 'SE':
      // The last two digits number a company's parts; the library accepts 01 only.
      return `${state}${rest.slice(0, 10)}01`;
    case 'XI':
      // Three further digits number branches. Government departments and health authorities have no check
      // digits.
      return /^\d/.test(rest) ? state + rest.slice(0, 9) : undefined;
    default:
      return state + rest;
  }
}
