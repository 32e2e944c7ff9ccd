import type { TFunction } from 'i18next';
import type { QuantityError } from '../../domain/quantity.ts';
import { formatCount } from '../../i18n/format.ts';

/** A number without separators, which reads the same in every language. */
const example = '1200';

/**
 * Writes the error message for a malformed or too large number.
 *
 * @param texts of the page's language
 * @param limits the field's minimum and maximum
 */
export function numberErrorMessage(
  { t, language }: { t: TFunction; language: string },
  error: QuantityError,
  { least = 0, most }: { least?: number; most: number },
): string {
  return t(`mistakes.number.${error}`, {
    example,
    least: formatCount(language, least),
    most: formatCount(language, most),
  });
}
