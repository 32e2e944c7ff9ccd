import { useTranslation } from 'react-i18next';
import { pricesAsOf } from '../../../content/price-book.ts';
import { site } from '../../../content/site.ts';
import { calculatorQuery } from '../../../domain/calculator-query.ts';
import type { GivenFields } from '../../../domain/calculator-request.ts';
import { currencyName, formatDay } from '../../../i18n/format.ts';
import { useSite } from '../../context.tsx';
import { lineLabel } from '../../price-line.ts';
import { ComingRate } from '../../prices/coming-rate.tsx';
import { taxLabel, totalLabel } from '../../prices/tax-label.ts';
import { routes } from '../../routes.ts';
import { Text } from '../../text/text.tsx';
import styles from './receipt.module.css';
import type { PricedSelection } from './use-priced-selection.ts';

/**
 * The lines of a price by month and year, the tax, and the total; the chosen billing period is highlighted.
 */
export function Receipt({ priced, given }: { priced: PricedSelection; given: GivenFields }) {
  const { t, i18n } = useTranslation();
  const { locale, day } = useSite();
  const { price, names, selection, money } = priced;
  const { country } = selection;
  const { currency, lines, month, year } = price;
  return (
    <div className={styles.receipt}>
      <h2>{t('price-calculator.receipt.title')}</h2>
      <table data-billing={given.billing}>
        <caption>
          {t('price-calculator.receipt.currency', {
            currency: currencyName(locale, currency),
            code: currency,
          })}
        </caption>
        <thead>
          <tr>
            <th scope="col">{t('price-calculator.receipt.item')}</th>
            <th scope="col">{t('price-calculator.form.billing.month')}</th>
            <th scope="col">{t('price-calculator.form.billing.year')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.id}>
              <th scope="row">{lineLabel(locale, line, names)}</th>
              {line.isIncluded ? (
                <td colSpan={2}>{t('price-calculator.priceSummary.included')}</td>
              ) : (
                <>
                  <td>{money(line.monthlyCents)}</td>
                  <td>{money(line.annualCents)}</td>
                </>
              )}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('price-calculator.receipt.net')}</th>
            <td>{money(month.netCents)}</td>
            <td>{money(year.netCents)}</td>
          </tr>
          <tr>
            <th scope="row">{taxLabel(i18n, country, price.taxBasisPoints)}</th>
            <td>{money(month.taxCents)}</td>
            <td>{money(year.taxCents)}</td>
          </tr>
          <tr className={styles.total}>
            <th scope="row">{totalLabel(i18n, price.taxBasisPoints)}</th>
            <td>{money(month.grossCents)}</td>
            <td>{money(year.grossCents)}</td>
          </tr>
        </tfoot>
      </table>
      <p className={styles.small}>
        <ComingRate country={country} />
        <Text
          k="price-calculator.receipt.prevails"
          values={{ date: formatDay(locale, pricesAsOf(day)) }}
        />
      </p>
      <p className={styles.printed}>
        {`${site.siteUrl}${routes.priceCalculator.path}?${calculatorQuery(given)}`}
      </p>
    </div>
  );
}
