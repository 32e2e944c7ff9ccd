import { useTranslation } from 'react-i18next';
import type { CompanyOffer } from '../../../domain/company-quote.ts';
import { discountedCents } from '../../../domain/plan-price.ts';
import type { PriceLine } from '../../../domain/price.ts';
import { formatMoney, formatPercent } from '../../../i18n/format.ts';
import { lineLabel } from '../../price-line.ts';
import { taxLabel, totalLabel } from '../../prices/tax-label.ts';
import { Figures } from '../../text/figures.tsx';
import { Money } from '../../text/money.tsx';
import type { CompanyOffers, TaxPlace } from './company-offers.ts';
import styles from './company-quote.module.css';

/** Every line of the quote by month and by year, the tax, and the total. */
export function QuoteLines({
  locale,
  offers: { book, names },
  offer: { planId, price },
  place,
  tax,
}: {
  locale: string;
  offers: CompanyOffers;
  offer: CompanyOffer;
  place: TaxPlace | undefined;
  /** Whether tax is in the total, left out, or not known yet. */
  tax: 'with' | 'before' | 'open';
}) {
  const { t, i18n } = useTranslation();
  const off = book.plans.find(({ id }) => id === planId)?.extraWikiDiscountBasisPoints ?? 0;
  const money = (cents: number) => ({ cents, currency: price.currency });
  const remarkOn = ({ id }: PriceLine) => {
    if (id !== 'extrawikis' || off === 0) return undefined;
    return t('company-quote.sheet.discounted', {
      price: formatMoney(locale, money(discountedCents(book.addonCents.extrawikis, off))),
      percent: formatPercent(locale, off),
    });
  };
  const { month, year } = price;
  return (
    <table className={styles.lines}>
      <caption>{t('company-quote.sheet.currency')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('price-calculator.receipt.item')}</th>
          <th scope="col">{t('price-calculator.form.billing.month')}</th>
          <th scope="col">{t('price-calculator.form.billing.year')}</th>
        </tr>
      </thead>
      <tbody>
        {price.lines.map((line) => {
          const remark = remarkOn(line);
          return (
            <tr key={line.id}>
              <th scope="row">
                <Figures>{lineLabel(locale, line, names)}</Figures>
                {remark && (
                  <small>
                    <Figures>{remark}</Figures>
                  </small>
                )}
              </th>
              <td>
                <Money of={money(line.monthlyCents)} />
              </td>
              <td>
                <Money of={money(line.annualCents)} />
              </td>
            </tr>
          );
        })}
      </tbody>
      <tfoot>
        {tax === 'with' && place && (
          <>
            <tr>
              <th scope="row">{t('price-calculator.receipt.net')}</th>
              <td>
                <Money of={money(month.netCents)} />
              </td>
              <td>
                <Money of={money(year.netCents)} />
              </td>
            </tr>
            <tr>
              <th scope="row">
                <Figures>
                  {`${taxLabel(i18n, place.code, price.taxBasisPoints)}, ${place.name}`}
                </Figures>
              </th>
              <td>
                <Money of={money(month.taxCents)} />
              </td>
              <td>
                <Money of={money(year.taxCents)} />
              </td>
            </tr>
          </>
        )}
        <tr className={styles.total}>
          <th scope="row">
            <span>
              {tax === 'with'
                ? totalLabel(i18n, price.taxBasisPoints)
                : t('price-calculator.receipt.net')}
            </span>
            {tax === 'open' && <small>{t('price-calculator.priceSummary.taxUnknown')}</small>}
          </th>
          <td>
            <Money of={money(month.grossCents)} />
          </td>
          <td>
            <Money of={money(year.grossCents)} />
          </td>
        </tr>
      </tfoot>
    </table>
  );
}
