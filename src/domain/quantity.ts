/** Why a quantity cannot be computed with. */
export type QuantityError = 'notANumber' | 'negative' | 'fractional' | 'tooLarge';

/**
 * A valid floating-point number as a browser's number field sends it (HTML, "Common
 * microsyntaxes"). No part of it can match the same digits in two ways, so that even a value of
 * megabytes is read in linear time.
 */
const floatingPointNumber = /^-?(\d+(\.\d+)?|\.\d+)(e[+-]?\d+)?$/i;

/**
 * Reads how many of something a visitor typed.
 *
 * @param typed what was typed; nothing means none
 * @param limit the largest quantity that is accepted
 * @returns a whole number from 0 to the limit, or why there is none
 */
export function readQuantity(
  typed: string,
  limit: number,
): { value: number } | { error: QuantityError } {
  const text = typed.trim();
  if (text === '') return { value: 0 };
  if (!floatingPointNumber.test(text)) return { error: 'notANumber' };
  const value = Number(text);
  if (value < 0) return { error: 'negative' };
  if (value > limit) return { error: 'tooLarge' };
  // Adding zero turns the -0 of "-0" into 0.
  return Number.isInteger(value) ? { value: value + 0 } : { error: 'fractional' };
}
