import { useTranslation } from 'react-i18next';
import type { PriceRange } from '../../../domain/team-price.ts';
import { formatMoney } from '../../../i18n/format.ts';

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
  const { t } = useTranslation();
  const dollars = useDollars();
  return ({ fromCents, toCents }) =>
    toCents === 0
      ? t('price-chart.free')
      : t('price-chart.range', { from: dollars(fromCents), to: dollars(toCents) });
}
