import type { i18n } from 'i18next';
import { isEuMember } from '../../domain/location.ts';
import type { PriceContext } from '../../domain/money.ts';
import type { PriceChoice } from '../../domain/price-choice.ts';
import { formatPercent } from '../../i18n/format.ts';

/**
 * Says in a few words what tax is in the prices: `before tax`, `with 19% VAT`.
 *
 * @param choice the visitor's choice of country and tax; undefined without one
 * @param context currency and tax that follow from it
 */
export function taxNote(
  { language, t }: i18n,
  choice: PriceChoice | undefined,
  { taxBasisPoints }: PriceContext,
): string {
  if (!choice?.isTaxIncluded) return t('prices.tax.before');
  if (taxBasisPoints === 0) return t('prices.tax.none');
  const rate = formatPercent(language, taxBasisPoints);
  return t(isEuMember(choice.country) ? 'prices.tax.vat' : 'prices.tax.sales', { rate });
}
