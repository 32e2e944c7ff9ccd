import type { i18n } from 'i18next';
import { isEuMember } from '../../domain/location.ts';
import { formatPercent } from '../../i18n/format.ts';

/**
 * Labels a price's tax line with the country's term: `VAT (19%)` in the European Union, `Tax (6.6%)`
 * elsewhere.
 *
 * @param country a code of the calculator's list, such as `DE` or `TX`
 * @param taxBasisPoints hundredths of a percent
 */
export function taxLabel({ language, t }: i18n, country: string, taxBasisPoints: number): string {
  const rate = formatPercent(language, taxBasisPoints);
  return t(`price-calculator.receipt.${isEuMember(country) ? 'vat' : 'tax'}`, { rate });
}

/**
 * Labels a price's last line: the total with tax, or the total if no tax is added.
 *
 * @param taxBasisPoints hundredths of a percent
 */
export function totalLabel({ t }: i18n, taxBasisPoints: number): string {
  return t(`price-calculator.receipt.${taxBasisPoints === 0 ? 'total' : 'gross'}`);
}
