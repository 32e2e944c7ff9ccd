import type { TFunction } from 'i18next';
import type { QuantityError } from '../../domain/quantity.ts';
import { formatCount } from '../../i18n/format.ts';

/** A number that is read the same in every language. */
const example = '1200';

/**
 * Says what to do about a number that cannot be computed with.
 *
 * @param texts of the page's language
 * @param limits the least and the most that the field takes
 */
export function numberSentence(
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
