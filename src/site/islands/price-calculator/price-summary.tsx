import { useTranslation } from 'react-i18next';
import type { Billing } from '../../../domain/billing.ts';
import type { Price } from '../../../domain/price.ts';
import type { ProductId } from '../../../domain/price-book.ts';
import { formatMoney } from '../../../i18n/format.ts';
import { Button, ButtonLink } from '../../design/button.tsx';
import { ChoicesScene, type Planting } from '../../garden/scene-choices.tsx';
import { hasSharedSign, lineLabel, type PriceNames } from '../../price-line.ts';
import { taxLabel } from '../../prices/tax-label.ts';
import { Figures } from '../../text/figures.tsx';
import { Money } from '../../text/money.tsx';
import { Announcement } from './announcement.tsx';
import { PaidTotal } from './paid-total.tsx';
import styles from './price-summary.module.css';

interface PriceSummaryProps {
  locale: string;
  names: PriceNames;
  /** Undefined while the price cannot be computed. */
  price: Price | undefined;
  billing: Billing;
  /** Country of tax; undefined until it is chosen. */
  country: string | undefined;
  /** The tax in the price, in words. */
  tax: string;
}

/** Link to the order page of the chosen plan. */
export interface OrderLink {
  href: string;
  text: string;
}

/** The running total below the garden drawing, with the links to order and to print the result. */
export function PriceSummary({
  order,
  planting,
  ...sum
}: PriceSummaryProps & { order: OrderLink; planting: Planting }) {
  const { t } = useTranslation();
  const { locale, names, price, tax } = sum;
  const unclear = t('price-calculator.priceSummary.unclear');
  return (
    <section className={styles.summary} aria-labelledby="price-summary">
      <ChoicesScene alt="" planting={planting} />
      <div className={styles.sum}>
        <h3 id="price-summary">{t('price-calculator.priceSummary.title')}</h3>
        <p className={styles.withoutScript}>{t('price-calculator.priceSummary.withoutScript')}</p>
        {price ? <Sum {...sum} price={price} /> : <p className={styles.note}>{unclear}</p>}
        <p className={styles.order}>
          <ButtonLink href={order.href}>{order.text}</ButtonLink>
          <Button form="choices" tone="quiet">
            <span className={styles.withScript}>{t('price-calculator.form.send')}</span>
            <span className={styles.withoutScript}>{t('price-calculator.form.calculate')}</span>
          </Button>
        </p>
      </div>
      <Announcement
        text={
          price
            ? t('price-calculator.priceSummary.said', {
                plan: names[price.lines[0]?.id as ProductId],
                month: amountOf(locale, price.month.grossCents, price.currency),
                year: amountOf(locale, price.year.grossCents, price.currency),
                tax,
              })
            : unclear
        }
      />
    </section>
  );
}

/** The lines of one payment, their total, and the total of the other billing period. */
function Sum({
  locale,
  names,
  price,
  billing,
  country,
  tax,
}: PriceSummaryProps & { price: Price }) {
  const { t, i18n } = useTranslation();
  const { currency, lines, taxBasisPoints, yearlySaving } = price;
  const isYearly = billing === 'year';
  const amount = (cents: number) => amountOf(locale, cents, currency);
  const money = (cents: number) => ({ cents, currency, hasCode: hasSharedSign(currency) });
  return (
    <>
      {country && <p>{t('price-calculator.priceSummary.beforeTax')}</p>}
      <dl>
        {lines.map((line) => (
          <div key={line.id}>
            <dt>
              <Figures>{lineLabel(locale, line, names)}</Figures>
            </dt>
            <dd>
              {line.isIncluded ? (
                t('price-calculator.priceSummary.included')
              ) : (
                <Money of={money(isYearly ? line.annualCents : line.monthlyCents)} />
              )}
            </dd>
          </div>
        ))}
        <div className={styles.tax}>
          <dt>
            {country ? (
              <Figures>{taxLabel(i18n, country, taxBasisPoints)}</Figures>
            ) : (
              <a href="#country">{t('price-calculator.priceSummary.taxUnknown')}</a>
            )}
          </dt>
          <dd>{country && <Money of={money(price[billing].taxCents)} />}</dd>
        </div>
      </dl>
      <p>
        <PaidTotal price={price} billing={billing} />
        <span>{`, ${tax}`}</span>
      </p>
      <p>
        <Figures>
          {t(`price-calculator.result.other.${billing}`, {
            month: amount(price.month.grossCents),
            year: amount(price.year.grossCents),
            perMonth: amount(price.monthOfYearCents),
            saving: amount(yearlySaving.grossCents),
          })}
        </Figures>
      </p>
    </>
  );
}

function amountOf(locale: string, cents: number, currency: Price['currency']): string {
  return formatMoney(locale, { cents, currency }, { hasCode: hasSharedSign(currency) });
}
