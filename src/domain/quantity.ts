import { plainNumber } from './plain-number.ts';

/** Why a quantity cannot be computed with. */
export type QuantityError = 'notANumber' | 'ambiguous' | 'tooSmall' | 'fractional' | 'tooLarge';

export type ReadQuantity = { readonly value: number } | { readonly error: QuantityError };

/** Groups of three digits, in India also of two, with one sign between them, and perhaps a fraction. */
const grouped = /^([1-9]\d{0,2}(?=([ '.,]))(?:\2\d{2,3})*\2\d{3})(?:(?!\2)([.,])(\d*))?$/;
const ungrouped = /^(?=.*\d)(\d*)(?:[.,](\d*))?$/;
/** One sign before three digits: a thousand in some languages, one and a fraction in others. */
const eitherWay = /^[1-9]\d{0,2}([.,])\d{3}$/;

/**
 * Reads how many of something a visitor typed, as the page's language writes numbers. A dot or comma that
 * groups thousands in some languages and begins a fraction in others is read where the page's language groups
 * with it, and refused elsewhere: no text is one number on one page and another on the next. Digits alone are
 * read in every language.
 *
 * @param typed what was typed; nothing means none
 * @param limit the largest quantity that is accepted
 * @param locale BCP 47 tag of the page's language
 * @returns a whole number from 0 to the limit, or why there is none
 */
export function readQuantity(typed: string, limit: number, locale: string): ReadQuantity {
  const [, sign, digits = ''] = /^([+-]?)(.*)$/s.exec(plainNumber(typed)) ?? [];
  if (digits === '' && !sign) return { value: 0 };
  const read = readDigits(digits, groupSignOf(locale));
  if (typeof read === 'string') return { error: read };
  const isFractional = /[1-9]/.test(read.fraction);
  const value = Number(read.whole);
  if (sign === '-' && (value > 0 || isFractional)) return { error: 'tooSmall' };
  if (value > limit) return { error: 'tooLarge' };
  return isFractional ? { error: 'fractional' } : { value };
}

/**
 * Writes a quantity so that it is the same in every language, for addresses that are passed on.
 *
 * @returns digits; what was typed where it is nothing or no quantity
 */
export function writtenPlainly(typed: string, read: ReadQuantity): string {
  return typed !== '' && 'value' in read ? String(read.value) : typed;
}

function readDigits(text: string, groupSign: string) {
  const [, sign] = eitherWay.exec(text) ?? [];
  if (sign && sign !== groupSign) return 'ambiguous';
  const [, groups, , decimalSign, decimals = ''] = grouped.exec(text) ?? [];
  if (groups) {
    const isUnclear = decimalSign === groupSign && decimals.length === 3;
    return isUnclear ? 'ambiguous' : { whole: groups.replace(/\D/g, ''), fraction: decimals };
  }
  const [, whole, fraction = ''] = ungrouped.exec(text) ?? [];
  return whole === undefined ? 'notANumber' : { whole, fraction };
}

/** What a language puts between the groups of a large number; a plain space for any space. */
function groupSignOf(locale: string): string {
  const parts = new Intl.NumberFormat(locale).formatToParts(1e6);
  return plainNumber(parts.find(({ type }) => type === 'group')?.value ?? '');
}
