import type { i18n } from 'i18next';
import { isEuMember } from '../../domain/location.ts';
import { formatPercent } from '../../i18n/format.ts';

/**
 * Names the tax of a price's line as the place calls it: `VAT (19%)` in the European Union, `Tax (6.6%)`
 * elsewhere.
 *
 * @param country code of a place of the calculator's list, such as `DE` or `TX`
 * @param taxBasisPoints hundredths of a percent
 */
export function taxLabel({ language, t }: i18n, country: string, taxBasisPoints: number): string {
  const rate = formatPercent(language, taxBasisPoints);
  return t(`price-calculator.receipt.${isEuMember(country) ? 'vat' : 'tax'}`, { rate });
}

/**
 * Names the last line of a price: what it comes to with tax, or the total where no tax is added.
 *
 * @param taxBasisPoints hundredths of a percent
 */
export function totalLabel({ t }: i18n, taxBasisPoints: number): string {
  return t(`price-calculator.receipt.${taxBasisPoints === 0 ? 'total' : 'gross'}`);
}
