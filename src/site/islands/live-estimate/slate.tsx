import { useTranslation } from 'react-i18next';
import type { Billing } from '../../../domain/billing.ts';
import type { Price } from '../../../domain/price.ts';
import type { ProductId } from '../../../domain/price-book.ts';
import { formatMoney, formatPercent } from '../../../i18n/format.ts';
import { hasSharedSign, lineLabel, type PriceNames } from '../../price-line.ts';
import { Figures } from '../../text/figures.tsx';
import { Money } from '../../text/money.tsx';
import { Announcement } from './announcement.tsx';
import { MonthTotal } from './month-total.tsx';
import styles from './slate.module.css';

interface SlateProps {
  locale: string;
  names: PriceNames;
  /** Undefined while it cannot be computed. */
  price: Price | undefined;
  billing: Billing;
  /** Whether the country, and with it the tax, is known. */
  hasCountry: boolean;
}

/** The sum so far, chalked on a slate. */
export function Slate({ locale, names, price, billing, hasCountry }: SlateProps) {
  const { t } = useTranslation();
  const unclear = t('price-calculator.slate.unclear');
  return (
    <section className={styles.slate} aria-labelledby="slate">
      <h3 id="slate">{t('price-calculator.slate.title')}</h3>
      <p className={styles.withoutScript}>{t('price-calculator.slate.withoutScript')}</p>
      {price ? (
        <Sum
          locale={locale}
          names={names}
          price={price}
          billing={billing}
          hasCountry={hasCountry}
        />
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

/** Line by line what is paid in one sum, and both what a month and what a year comes to. */
function Sum({ locale, names, price, billing, hasCountry }: SlateProps & { price: Price }) {
  const { t } = useTranslation();
  const { currency, lines, taxBasisPoints, yearlySaving } = price;
  const isYearly = billing === 'year';
  const { taxCents, grossCents } = price[billing];
  return (
    <>
      <dl className={styles.lines}>
        {lines.map((line) => (
          <div key={line.id}>
            <dt>
              <Figures>{lineLabel(locale, line, names)}</Figures>
            </dt>
            <dd>
              {line.isIncluded ? (
                t('price-calculator.slate.included')
              ) : (
                <Money of={{ cents: isYearly ? line.annualCents : line.monthlyCents, currency }} />
              )}
            </dd>
          </div>
        ))}
        {hasCountry && (
          <div className={styles.tax}>
            <dt>
              <Figures>
                {t('price-calculator.slate.tax', { rate: formatPercent(locale, taxBasisPoints) })}
              </Figures>
            </dt>
            <dd>
              <Money of={{ cents: taxCents, currency }} />
            </dd>
          </div>
        )}
        {isYearly && (
          <div>
            <dt>{t('price-calculator.slate.aYear')}</dt>
            <dd>
              <Money of={{ cents: grossCents, currency }} />
            </dd>
          </div>
        )}
      </dl>
      <p className={styles.total}>
        <MonthTotal price={price} billing={billing} />
      </p>
      <p>
        <Figures>
          {t(`price-calculator.slate.${isYearly ? 'monthly' : 'yearly'}`, {
            price: amountOf(locale, price, isYearly ? 'month' : 'year'),
            saving: formatMoney(locale, { cents: yearlySaving.grossCents, currency }),
          })}
        </Figures>
      </p>
      {!hasCountry && <p className={styles.note}>{t('price-calculator.slate.taxUnknown')}</p>}
    </>
  );
}

function amountOf(locale: string, price: Price, period: 'month' | 'year'): string {
  return formatMoney(
    locale,
    { cents: price[period].grossCents, currency: price.currency },
    { hasCode: hasSharedSign(price.currency) },
  );
}
