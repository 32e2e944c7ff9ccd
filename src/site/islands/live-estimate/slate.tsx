import { useTranslation } from 'react-i18next';
import type { Price } from '../../../domain/price.ts';
import type { ProductId } from '../../../domain/price-book.ts';
import { formatMoney, formatPercent } from '../../../i18n/format.ts';
import { hasSharedSign, lineLabel, type PriceNames } from '../../price-line.ts';
import { Announcement } from './announcement.tsx';
import { MonthTotal } from './month-total.tsx';
import styles from './slate.module.css';

interface SlateProps {
  locale: string;
  names: PriceNames;
  /** Undefined while it cannot be computed. */
  price: Price | undefined;
  /** Whether the country, and with it the tax, is known. */
  hasCountry: boolean;
}

/**
 * The sum so far, chalked on a slate. The server and the browser may have different copies of the
 * language data and space an amount differently; where amounts stand, React is told to let the
 * server's be.
 */
export function Slate({ locale, names, price, hasCountry }: SlateProps) {
  const { t } = useTranslation();
  const unclear = t('price-calculator.slate.unclear');
  return (
    <section className={styles.slate} aria-labelledby="slate">
      <h3 id="slate">{t('price-calculator.slate.title')}</h3>
      <p className={styles.withoutScript}>{t('price-calculator.slate.withoutScript')}</p>
      {price ? (
        <Sum locale={locale} names={names} price={price} hasCountry={hasCountry} />
      ) : (
        <p className={styles.note}>{unclear}</p>
      )}
      <Announcement
        text={
          price
            ? t(`price-calculator.slate.${hasCountry ? 'said' : 'saidBeforeTax'}`, {
                plan: names[price.lines[0]?.id as ProductId],
                month: amountOf(locale, price, 'month'),
                year: amountOf(locale, price, 'year'),
              })
            : unclear
        }
      />
    </section>
  );
}

function Sum({ locale, names, price, hasCountry }: SlateProps & { price: Price }) {
  const { t } = useTranslation();
  const { currency, lines, month, taxBasisPoints, yearlySaving } = price;
  const amount = (cents: number) => formatMoney(locale, cents, currency);
  return (
    <>
      <dl className={styles.lines}>
        {lines.map((line) => (
          <div key={line.id}>
            <dt suppressHydrationWarning>{lineLabel(locale, line, names)}</dt>
            <dd suppressHydrationWarning>
              {line.isIncluded ? t('price-calculator.slate.included') : amount(line.monthlyCents)}
            </dd>
          </div>
        ))}
        {hasCountry && (
          <div className={styles.tax}>
            <dt suppressHydrationWarning>
              {t('price-calculator.slate.tax', { rate: formatPercent(locale, taxBasisPoints) })}
            </dt>
            <dd suppressHydrationWarning>{amount(month.taxCents)}</dd>
          </div>
        )}
      </dl>
      <p className={styles.total}>
        <MonthTotal locale={locale} price={price} />
      </p>
      <p suppressHydrationWarning>
        {t('price-calculator.slate.yearly', {
          price: amountOf(locale, price, 'year'),
          saving: amount(yearlySaving.grossCents),
        })}
      </p>
      {!hasCountry && <p className={styles.note}>{t('price-calculator.slate.taxUnknown')}</p>}
    </>
  );
}

function amountOf(locale: string, price: Price, period: 'month' | 'year'): string {
  return formatMoney(locale, price[period].grossCents, price.currency, {
    hasCode: hasSharedSign(price.currency),
  });
}
