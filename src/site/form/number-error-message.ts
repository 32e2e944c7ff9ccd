import type { TFunction } from 'i18next';
import type { QuantityError } from '../../domain/quantity.ts';
import { formatCount } from '../../i18n/format.ts';

/** A number that suits every field, and a large one that shows how to write it without separators. */
const examples = { plain: '12', large: '1200' } as const;

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
  return t(`form-errors.number.${error}`, {
    example: error === 'ambiguous' ? examples.large : examples.plain,
    least: formatCount(language, least),
    most: formatCount(language, most),
  });
}
