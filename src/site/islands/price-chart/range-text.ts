import { useTranslation } from 'react-i18next';
import type { PriceRange } from '../../../domain/team-price.ts';
import { formatMoney, formatMoneyRange } from '../../../i18n/format.ts';

/** Writes prices in the language of the page, in US dollars. */
export function useDollars(): (cents: number) => string {
  const { i18n } = useTranslation();
  return (cents) => formatMoney(i18n.language, { cents, currency: 'USD' }, { isShort: true });
}

/**
 * Writes a range of prices in the language of the page, in US dollars.
 *
 * @returns a function from a range to its text, which for a price of nothing names the free plan
 */
export function useRangeText(): (range: PriceRange) => string {
  const { t, i18n } = useTranslation();
  const currency = 'USD';
  return ({ fromCents, toCents }) =>
    toCents === 0
      ? t('price-chart.free')
      : formatMoneyRange(
          i18n.language,
          { cents: fromCents, currency },
          { cents: toCents, currency },
        );
}
